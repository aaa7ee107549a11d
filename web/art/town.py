"""What stands behind and before the Titan: sky and far roofs, then mist, near roofs, the tower and the street."""
import random
import figure
from figure import taper, bez

LV = lambda n: 650 - 66 * n
# Dusk for the dark page, a hazy morning for the light one: bands of sky from the top down, the pen's lines, far roofs.
SKIES = {
    'dark': dict(top='#4d423f', bands=('#64534a', '#87694f', '#ac8255', '#cb9d62', '#dfb777', '#edcf96'), line='#2a2022',
                 far=('#b98f60', '#a67d54', '#7c5c41', '#9a7350', '#835f45', '#553d30', '#f6d58c'), smoke='#7d634f', glow='#ffe9b0'),
    'light': dict(top='#b9b6a5', bands=('#c6c0a9', '#d3cab0', '#decfae', '#e6d2a8', '#ecd5a0', '#f3deb0'), line='#6b6353',
                  far=('#cbb48c', '#bda47b', '#8d7652', '#b89a72', '#a3835f', '#6e553e', '#fff0c4'), smoke='#a8977c', glow='#fff7dc'),
}


def band(y, amp, seed, step=136):
    r = random.Random(seed)
    return bez([(x, y + r.uniform(-amp, amp)) for x in range(-640, 1800, step)]) + 'V1420H-1280z'


def sky(c):
    r = random.Random(21)
    o = f'<path fill="{c["top"]}" d="M-1200-1500h4700v2916h-4700z"/>'
    for (y, amp, seed), fill in zip(((64, 10, 1), (150, 14, 2), (250, 16, 3), (352, 16, 4), (452, 12, 5), (536, 8, 6)), c['bands']):
        o += f'<path fill="{fill}" d="{band(y, amp, seed)}"/>'
    d = ''
    for k in range(64):
        y = 18 + k * 8.2 + r.uniform(-3, 3); length = r.uniform(60, 240) * (1 - k / 100); x = r.uniform(-540, 1600)
        d += taper([(x, y), (x + length * .5, y + r.uniform(-3, 3)), (x + length, y + r.uniform(-2, 2))], 1.5, k=3)
    o += f'<path fill="{c["line"]}" opacity=".42" d="{d}"/>'
    o += f'<g fill="{c["glow"]}"><circle cx="1310" cy="104" r="330" opacity=".1"/><circle cx="1310" cy="104" r="210" opacity=".13"/></g>'
    wall, gate, seam, body, roof, line, window = c['far']
    w = 'M0 588' + 'h12v-5h12v5' * 46
    o += f'<g transform="scale(2)" fill="none"><g id="far"><path fill="{wall}" d="{w}V640H0z"/><path fill="{gate}" d="M150 566h34v60h-34zM930 560h38v70h-38zM392 572h26v50h-26z"/>'
    o += f'<path stroke="{seam}" stroke-width=".8" opacity=".8" d="M0 600H1104M0 611H1104M150 578h34M930 574h38M930 590h38"/>'
    o += roofs(0, 622, body, roof, line, window) + '</g><use href="#far" x="-1104"/><use href="#far" x="1104"/>'
    return o + f'<g opacity=".75">{plume(372, 612, 104, -58, c)}{plume(920, 612, 70, 62, c)}</g></g>'


def roofs(row, y0, fill, roof_fill, line, window):
    r = random.Random(40 + row)
    x = -20; body = 'M-10 720V%dH1114V720z' % (y0 - 6); roof = ''; lines = ''; lit = ''
    while x < 1110:
        w = r.randint(18, 30) + row * 12; h = r.randint(4, 14) + row * 4; rh = r.randint(9, 16) + row * 6
        yb = y0 - h
        body += f'M{x} 720V{yb}h{w}V720z'
        if r.random() < .5:
            roof += f'M{x - 4} {yb + 2}l{w // 2 + 4} {-rh}l{w // 2 + 4} {rh}z'
            for k in range(1, 5): lines += f'M{x - 4 + k * (w + 8) / 10:.0f} {yb + 2 - k * rh / 5:.0f}H{x + w + 4 - k * (w + 8) / 10:.0f}'
        else:
            roof += f'M{x - 5} {yb + 2}l8 {-rh}h{w - 6}l8 {rh}z'
            for k in range(1, 4): lines += f'M{x - 4 + k * 2} {yb + 2 - k * rh / 4:.0f}h{w + 6 - k * 4}'
            for k in range(2 + row * 2): lines += f'M{x + 6 + k * w / 5:.0f} {yb + 1}l2 {-rh + 3}'
        if r.random() < .5: body += f'M{x + w * .7:.0f} {yb}v{-rh - 4 - row * 2}h{4 + row * 2}v{rh + 4 + row * 2}z'
        if r.random() < .75:
            for k in range(r.randint(1, 2)): lit += f'M{x + 6 + k * (11 + row * 3)} {yb + 5 + row * 3}v{4 + row * 2}h{3 + row}v{-4 - row * 2}z'
        x += w + r.randint(-3, 5)
    return (f'<path fill="{fill}" stroke="{line}" stroke-width=".9" d="{body}"/><path fill="{roof_fill}" stroke="{line}" stroke-width="1.1" d="{roof}"/>'
            f'<path stroke="{line}" stroke-width=".7" opacity=".75" d="{lines}"/><path fill="{window}" d="{lit}"/>')


def plume(x, y, h, sway, c):
    """Smoke: inked puffs, thin at the roof, torn open by the wind above."""
    r = random.Random(int(x) + 5); d = ''; e = ''; q = []
    for i in range(13):
        t = i / 12; cx = x + sway * t ** 1.5; cy = y - h * t
        q.append((cx, cy, 3 + 9 * t))
        if t > .35: q += [(cx + r.uniform(8, 20) * t, cy + r.uniform(-7, 5), 3 + 7 * t), (cx - r.uniform(8, 18) * t, cy + r.uniform(-5, 7), 3 + 6 * t)]
    q += [(x + sway * 1.25, y - h * 1.04, 8), (x + sway * 1.5, y - h * 1.02, 5.5), (x + sway * 1.7, y - h * 1.05, 3)]
    for k, (cx, cy, p) in enumerate(q):
        d += f'M{cx - p:.0f} {cy:.0f}a{p:.0f} {p:.0f} 0 1 1 {2 * p:.0f} 0a{p:.0f} {p:.0f} 0 1 1-{2 * p:.0f} 0z'
        if p > 6 and k % 2: e += f'M{cx - p * .8:.0f} {cy:.0f}a{p * .8:.0f} {p * .8:.0f} 0 0 1 {p:.0f}-{p * .8:.0f}m-{p * .4:.0f} {p * .9:.0f}a{p * .5:.0f} {p * .5:.0f} 0 0 1 {p * .6:.0f}-{p * .4:.0f}'
    return f'<path fill="{c["smoke"]}" d="{d}"/><path fill="none" stroke="{c["line"]}" stroke-width=".9" stroke-linecap="round" d="{e}"/>'


def mist(y, seed, h):
    r = random.Random(seed)
    top = [(x, y + r.uniform(-6, 6)) for x in range(220, 886, 74)]
    low = [(x, y + h + r.uniform(-4, 4)) for x in range(830, 250, -90)]
    return f'<path fill="#f1d8a4" opacity=".8" d="{bez(top + low, closed=True)}"/>'


def stones(x0, x1, y0, y1):
    r = random.Random(9); d = ''; y = y0; k = 0
    while y < y1:
        d += f'M{x0} {y}H{x1}'
        for x in range(x0 + (8 if k % 2 else 0), x1, 16):
            if r.random() < .62: d += f'M{x} {y}v9'
        y += 9; k += 1
    return d


def tower():
    o = '<path fill="#7d6650" stroke="#171213" stroke-width="1.6" d="M790 706V330l4-70h64l4 70v376z"/>'
    o += '<path fill="#3b2f2d" d="M790 706V330l4-70h22l-4 70v376z"/>'
    o += f'<path stroke="#241b1b" stroke-width=".8" opacity=".8" fill="none" d="{stones(791, 861, 340, 668)}"/>'
    o += '<path fill="#b3926b" opacity=".5" d="M846 345h14v326h-14z"/>'
    o += ('<path fill="#4a3a38" stroke="#171213" stroke-width="1.8" d="M776 264l50-62 50 62z"/><path fill="#8a6a50" d="M826 202l50 62h-30z"/>'
          '<path stroke="#171213" stroke-width="1" fill="none" d="M826 202v-22M812 220l-22 42M822 210l-10 53M830 210l10 53M840 220l22 42M796 240h60M785 252h82"/>'
          '<path fill="#e3a53b" stroke="#171213" d="M826 180h24l-6 6 6 6h-24z"/>')
    for n in (5, 3):
        y = LV(n)
        o += f'<path fill="#231b1c" stroke="#171213" stroke-width="1.4" d="M780 {y}v-38q46-10 92 0v38z"/>'
        o += f'<path fill="#94754f" stroke="#171213" stroke-width="1.3" d="M779 {y - 44}h6v44h-6zM867 {y - 44}h6v44h-6zM823 {y - 46}h6v46h-6z"/>'
        o += (f'<path fill="#a98558" stroke="#171213" stroke-width="1.5" d="M768 {y}h116v9H768z"/><path fill="#6d5138" stroke="#171213" stroke-width="1.2" d="M776 {y + 9}l14 20v-20zM876 {y + 9}l-14 20v-20z"/>'
              f'<path stroke="#171213" stroke-width=".7" d="M772 {y + 3.4}h108M772 {y + 6}h60"/>')
    return o


def front():
    o = mist(600, 3, 9) + mist(622, 8, 12)
    o += '<path fill="none" stroke="#171213" stroke-width="2.4" stroke-linecap="round" d="M1080 190q10-10 18 0q8-10 18 0M1420 250q8-8 15 0q7-8 15 0M1470 214q8-8 14 0q7-8 14 0M760 480q8-8 15 0q7-8 15 0"/>'
    o += '<g transform="scale(2)" fill="none"><g id="near">' + roofs(1, 652, '#57423a', '#433230', '#1f1819', '#f3c468') + '</g><use href="#near" x="-1122"/><use href="#near" x="1122"/>'
    o += tower()
    o += '<path fill="#c39a63" stroke="#171213" stroke-width="1.4" d="M-560 676q560-16 1112-16t1112 16v36H-560z"/><path fill="none" stroke="#7d5c3b" stroke-width=".9" d="M40 676h60M150 690h90M300 674h40M420 700h120M610 676h70M700 694h60M900 676h90M960 700h70M250 703h60M560 684h30M-200 690h120M1180 690h140"/>'
    return o + '<path fill="#171213" opacity=".2" d="M392 661H704L742 708H296z"/></g>'
