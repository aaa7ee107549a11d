# The guided first game of The Last Stand, in English.
coach-last-stand-welcome = You lead three heroes against a Titan. Wound it into the red KILL zone, then pay for Nape Cut or Eradication: nothing else wins. It wins by eating all citizens, wrecking all cannons, or taking a hero's last heart.
coach-last-stand-take = Take three heroes. Each has one power: read it before you choose. Mikasa hits hard, Hange fires cannons from anywhere, Sasha is hard to pin down.
coach-last-stand-stand = Levels are rungs from 0 to 8. Blades wound from the Titan's body (1, 2, 4, 6, 7, 8), cannons fire from the tower (3 and 5). A spread team is harder to hit with one card.
coach-last-stand-cards = The Titan lays two cards, one open and one hidden. Read the open one now: which levels it strikes, and what stopping it will cost. You roll for that next.
coach-last-stand-roll = Keep the faces you need and roll the rest again, as often as you dare. Every TITAN you roll becomes a die in the Titan's hand. The chance is shown before you roll; when you like what lies there, say so.
coach-last-stand-abilities = Now the Titan spends the dice you handed over. Nothing stops an ability: that is the price of rolling too often.
coach-last-stand-returned = Dice the Titan paid with come home and are rolled once more. A TITAN among them is out for this round.
coach-last-stand-dodge = This card strikes your hero. Two DODGE of that hero's own get away from it; nobody else can pay. A heart costs more than it seems: at zero the game is over.
coach-last-stand-together = This card is stopped by all together: one TACTICS for each hero, from whoever has them. If it does not come to enough, you get yours back.
coach-last-stand-strike = The Titan's cards are carried out, first the open one, then the hidden. Watch which levels are hatched: whoever stands there is struck.
coach-last-stand-spend = Spend what is left: MOVE to climb, FIGHT on the body for 1 damage, CANNON in the tower for 2, or pay the tactics card's conditions. TACTICS turns to the next tactics card. Plan where everybody stands for the next cards too.
coach-last-stand-reset = The round ends: dice come home, the cards just played rest for a round. So you know what the Titan cannot lay next.
coach-last-stand-over = That was a whole game. The replay shows every die again and says whether it was fair. Next time, try it as the Titan.
