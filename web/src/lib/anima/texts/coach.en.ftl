# The guided first game of Anima Tactics, in English.
coach-anima-welcome = You lead a party against another. Read your cards while the table is set: point at a token to see who it is.
coach-anima-edge = Choose the edge you come from. Look for something to hide behind on the way.
coach-anima-deploy = Place one after another, in turns, inside your zone. Those who strike hand to hand to the front, those who shoot where they see far.
coach-anima-first = Who acts first may strike first; who acts last sees everything before deciding.
coach-anima-activate = Sides take turns. Choose one of yours to act; when it has ended its turn it does nothing more but react until the next.
coach-anima-act = Action points pay for everything: the pips on the buttons are the price. A character moves once a turn. Points you keep pay for dodging, so do not spend them all.
coach-anima-go = Point where to go: what is marked can be reached. A walk may turn, a run and a charge are one straight line. Woods and slopes take more.
coach-anima-strike = Somebody can be attacked. The button shows the chance, and the chance if the target answers well. A charge moves and attacks in one, at +2.
coach-anima-react = You are attacked. Dodging costs 1 point and adds a die to your Defense; a counterattack costs 3 and strikes back if the attack misses. Taking it keeps your points for later. The odds of each are shown.
coach-anima-attack = The target decides how to answer before any die is rolled. Then a die is added to Attack and compared with Defense; the log shows every part of the sum.
coach-anima-recovery = A new turn: everybody stands ready again and gets back some action points, whatever was kept included.
coach-anima-wait = The other side is acting. Look who still has action points: those can dodge, and those without are your best targets.
coach-anima-over = That was a whole battle. The replay shows it again from either side. Next time choose your own party in the match form.
