"""Learning curves as a stand-alone picture: F1 over the share of the training notes, on a logarithmic scale."""

import math

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 780, 420, 56, 28, 48, 40
COLOURS = ("#1b6ca8", "#b3541e", "#2e7d32", "#6a1b9a")


def draw_curves(curves):
    """`curves`: by title, points {"1": {"detection", "classification"}, …} by percent."""
    values = [value for points in curves.values() for point in points.values() for value in point.values()]
    shares = sorted({int(share) for points in curves.values() for share in points})
    lowest = min(0.9, math.floor(min(values) * 10) / 10)

    def x(share):
        return LEFT + math.log(share / shares[0]) / math.log(shares[-1] / shares[0]) * (WIDTH - LEFT - RIGHT)

    def y(value):
        return TOP + (1 - value) / (1 - lowest) * (HEIGHT - TOP - BOTTOM)

    parts = ['<title>F1 by share of the training notes</title>', f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for step in range(6):
        value = lowest + (1 - lowest) * step / 5
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{100 * value:.0f} %</text>')
    parts += [f'<text x="{x(share):.1f}" y="{HEIGHT - 16}" text-anchor="middle">{share} %</text>' for share in shares]
    lines = [(title, what, points) for title, points in curves.items() for what in ("detection", "classification")]
    for number, (title, what, points) in enumerate(lines):
        colour, dash = COLOURS[number // 2 % len(COLOURS)], "" if what == "detection" else ' stroke-dasharray="6 4"'
        path = " ".join(f"{x(int(share)):.1f},{y(points[share][what]):.1f}" for share in sorted(points, key=int))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        left, top = LEFT + 350 * (number % 2), 16 + 16 * (number // 2)
        parts.append(f'<line x1="{left}" x2="{left + 24}" y1="{top - 4}" y2="{top - 4}" stroke="{colour}" stroke-width="2"{dash}/>')
        parts.append(f'<text x="{left + 30}" y="{top}">{title}: {what}</text>')
    style = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="system-ui, sans-serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {style}>\n' + "\n".join(parts) + "\n</svg>\n"
