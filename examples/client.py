#!/usr/bin/env python3
"""A client in the standard library and `websockets`: plays a whole game of each kind against the computer.

Start a server with `tactica serve`, then `python3 examples/client.py [http://127.0.0.1:8080]`. docs/protocol.md says
what is said here and why. It chooses at random, knows no rule, and shows messages as their keys and arguments.
"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets

BASE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
VERSION = 2
MOST_CHOICES = 5000
GAMES = {
    "last-stand": [["heroes", "2"]],
    "anima": [["map", "twin-hills"], ["a", "brannoc,isaura"], ["b", "vasska,drusk"]],
}


class Person:
    """Somebody with a cookie."""

    def __init__(self):
        self.cookie = None
        self.name = self.ask("/api/me")["name"]

    def ask(self, path, body=None):
        request = urllib.request.Request(BASE + path)
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            self.cookie = cookie.split(";")[0] if cookie else self.cookie
            return json.load(answer)

    def connect(self):
        address = BASE.replace("http", "ws", 1) + "/ws"
        return websockets.connect(address, additional_headers={"Cookie": self.cookie}, max_size=None)


def shown(message):
    """A message without its texts: its key and what goes into its gaps."""
    def value(arg):
        of = arg["of"]
        if arg["is"] == "message":
            return shown(of)
        if arg["is"] == "list":
            return "+".join(value(part) for part in of["parts"]) or "none"
        return ",".join(str(part) for part in of.values()) if isinstance(of, dict) else str(of)

    args = message.get("args", {}).items()
    return " ".join([message["key"], *(f"{gap}={value(arg)}" for gap, arg in args)])


def choose(request):
    """The action of any choice or point that does not give up."""
    actions = [choice["action"] for choice in request["choices"] if not choice["concedes"]]
    for places in request["places"]:
        x, y = random.choice(places["at"])
        actions.append({**places["action"], "to": {"x": x, "y": y}})
    return random.choice(actions)


async def play(person, game):
    """Plays one game to its end, and says how it ended."""
    seats = [{"who": "me", "seat": 0}, {"who": "computer", "seat": 1, "opponent": {"level": "1"}}]
    table = person.ask("/api/tables", {"game": game, "setup": GAMES[game], "seats": seats})["table"]
    async with person.connect() as socket:
        await socket.send(json.dumps({"say": "hello", "version": VERSION, "table": table}))
        answered, version, chosen = None, None, 0
        async for text in socket:
            told = json.loads(text)
            if told["tell"] in ("refused", "failed"):
                raise SystemExit(f"{told['code']}: {shown(told['message'])}")
            if told["tell"] not in ("snapshot", "update"):
                continue
            if told["tell"] == "update" and told["version"] != version + 1:
                await socket.send(json.dumps({"say": "again"}))
                continue
            version, now = told["version"], told["now"]
            for line in (line for entry in told["log"] for line in entry["lines"]):
                print(f"  {shown(line['message'])}")
            if now["waiting"]["for"] == "over":
                return shown(now["waiting"]["message"])
            request = next((one for one in now["requests"] if one["awaited"]), None)
            # Another update may come before the answer to a choice, with the same request.
            if request is None or (request["seat"], request["number"]) == answered:
                continue
            answered, chosen = (request["seat"], request["number"]), chosen + 1
            action = choose(request) if chosen < MOST_CHOICES else {"do": "resign"}
            await socket.send(json.dumps({
                "say": "choose", "id": f"{chosen}-{random.getrandbits(32):x}",
                "seat": request["seat"], "request": request["number"], "action": action,
            }))
    raise SystemExit("the server has closed")


def main():
    person = Person()
    for game in GAMES:
        print(f"{person.name} plays {game}")
        print(f"{game}: {asyncio.run(play(person, game))}")


if __name__ == "__main__":
    main()
