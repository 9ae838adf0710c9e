#!/usr/bin/env python3
"""Checks the dice of a Pocket Stadium record (JSON, second version) or of fair-dice-2.json: python3 fair-dice.py FILE"""
import hashlib, json, sys

H = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
be32 = lambda number: number.to_bytes(4, "big")

def ns(*texts):
    return b"".join(b"%d:%b," % (len(b), b) for b in (str(text).encode() for text in texts))

def canonical(options):
    for value in options.values():
        if isinstance(value, float) or value is None or isinstance(value, dict): sys.exit("options: not a whole number, yes or no, text or list")
    ordered = dict(sorted(options.items(), key=lambda item: item[0].encode("utf-16-be")))
    return json.dumps(ordered, separators=(",", ":"), ensure_ascii=False)

def line(number, e):
    said = {"move": lambda: f"{e['seat']} move {e['move']}", "forfeit": lambda: f"{e['seat']} forfeit", "draw": lambda: "draw", "back": lambda: f"back {e['to']}",
            "roll": lambda: f"{e['seat']} roll {' '.join(map(str, e['faces']))} ({e['from']})"}[e["type"]]()
    return f"{number}. {said}\n"

def check(table, rolls, brought):
    """The links and faces of a table follow from its seed; what is wrong ends the program."""
    def same(what, ours, said):
        if ours != said: sys.exit(f"WRONG {what}: recomputed {ours}, found {said}")
    seed, length = bytes.fromhex(table["seed"]), table["length"]
    links = [H(b"pocket-stadium/2 seed", seed)]
    while len(links) <= length: links.append(H(b"pocket-stadium/2 link", links[-1]))
    links.reverse()
    same("chain's end", links[0].hex(), table["end"])
    P = H(ns("pocket-stadium/2 promise", table["id"], length, table["end"])).hex()
    same("promise", P, table.get("promise", P))
    texts = []
    for i, seat in enumerate(table["seats"]):
        if seat: same(f"hash of seat {i}", H(ns("pocket-stadium/2 string", P, i, seat["nonce"], seat["string"])).hex(), seat["hash"])
        texts += [seat["hash"], seat["nonce"], seat["string"]] if seat else ["", "", ""]
    along = [brought["hash"] if isinstance(brought, dict) else H(brought.encode()).hex()] if brought else []
    X = H(ns("pocket-stadium/2 table", P, table["game"], table["rules"], canonical(table["options"]), len(table["seats"]), *texts, *along))
    same("key", X.hex(), table.get("key", X.hex()))
    for n, said in rolls:
        K = links[n] if n <= length else H(b"pocket-stadium/2 late", seed, be32(n))
        faces, b = [], 0
        while len(faces) < len(said):
            faces += [1 + byte % 6 for byte in H(b"pocket-stadium/2 roll", K, X, be32(n), be32(b)) if byte < 252]
            b += 1
        same(f"roll {n}", faces[:len(said)], said)
    print(f"{table['game']} {table['id']}: {len(rolls)} rolls, table {X.hex()[:8]}, {table.get('starts', 0)} new starts: right")

data = json.load(open(sys.argv[1], encoding="utf-8"))
if isinstance(data, list):
    for table in data: check(table, [(roll["n"], roll["faces"]) for roll in table["rolls"]], table.get("brought"))
else:
    header, entries = data["header"], data["entries"]
    if header["dice"].get("scheme") != 2 or "seed" not in header["dice"]: sys.exit("not a finished match with fair dice of the second version")
    if any("bot" in seat and text for seat, text in zip(header["seats"], header["dice"]["seats"])): sys.exit("WRONG seats: a bot has a text")
    count = header["dice"].get("brought", 0)
    thrown = [(i, e) for i, e in enumerate(entries) if e["type"] == "roll"]
    late = [i + 1 for i, e in enumerate(entries) if i >= count and (e.get("from", "fair") != "fair" or e["type"] == "back" and any(e["to"] <= j < count for j, _ in thrown))]
    if late: sys.exit(f"WRONG entry {late[0]}: a roll by hand, or one brought along taken back, after the start")
    check({**header, **header["dice"]}, [(n, e["faces"]) for n, (i, e) in enumerate(thrown, 1) if i >= count], "".join(line(i, e) for i, e in enumerate(entries[:count], 1)))
