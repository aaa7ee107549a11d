"""Draws what does not change in a game, once: `python3 build.py` writes the pictures into src/lib/last-stand/art, or into a folder that is named.

They are files of their own so that the browser keeps each as a bitmap and the page's script stays small; nothing in them
uses a style sheet, because an image has none of the page's."""
import os
import sys
import figure, town

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, '..', 'src', 'lib', 'last-stand', 'art')
HATCH = '<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 4q7-2 14 0M0 11q7 2 14 0" stroke="#171213" stroke-width="2" fill="none"/></pattern></defs>'


def write(name, box, body):
    os.makedirs(OUT, exist_ok=True)
    x, y, w, h = box
    with open(os.path.join(OUT, name + '.svg'), 'w') as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}">{body}</svg>\n')


for kind in figure.LOOKS:
    figure.WARP[0] = True
    write('figure-' + kind, (0, 0, 2208, 1416), HATCH + figure.titan(kind))
figure.WARP[0] = False
for light, palette in town.SKIES.items():
    # The sky goes on above the picture, for tables that are taller than it.
    write('sky-' + light, (-1104, -1416, 4416, 2832), town.sky(palette))
write('town', (-1104, 0, 4416, 1416), town.front())
