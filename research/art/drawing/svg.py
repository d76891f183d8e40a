"""Basic SVG shapes as strings, joined by plain concatenation."""

INK = "#2a211c"
LINE = 2.6


def number(value: float) -> str:
    """Format a coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def shape(tag: str, fill: str, line: float, /, **attributes: str | float) -> str:
    """Return a filled element with an ink outline of `line` units, none if 0; underscores in names become dashes."""
    stroke = f' stroke="{INK}" stroke-width="{number(line)}" stroke-linejoin="round"' if line else ""
    rest = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    return f'<{tag} fill="{fill}"{stroke}{rest}/>'


def path(d: str, fill: str = "none", line: float = LINE) -> str:
    """Draw a filled path with an ink outline."""
    return shape("path", fill, line, d=d)


def stroke(d: str, colour: str = INK, width: float = LINE) -> str:
    """Draw an open line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def limb(d: str, colour: str, width: float) -> str:
    """Draw a thick line with an ink outline, such as an arm, a leg or a ribbon."""
    return stroke(d, INK, width + 2 * LINE) + stroke(d, colour, width)


def circle(x: float, y: float, r: float, fill: str, line: float = LINE) -> str:
    """Draw a disc around (x, y)."""
    return shape("circle", fill, line, cx=x, cy=y, r=r)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, line: float = LINE) -> str:
    """Draw an ellipse around (x, y)."""
    return shape("ellipse", fill, line, cx=x, cy=y, rx=rx, ry=ry)


def box(x: float, y: float, width: float, height: float, fill: str, *, r: float = 0, line: float = LINE) -> str:
    """Draw a rectangle from its top left corner, with corners rounded by `r`."""
    return shape("rect", fill, line, x=x, y=y, width=width, height=height, rx=r)


def at(body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Move a drawing: scale it around its origin, turn it by degrees, then put the origin at (x, y)."""
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){turned}{scaled}">{body}</g>'


def mirrored(body: str, x: float = 0) -> str:
    """Mirror a drawing at the vertical line through x."""
    return f'<g transform="translate({number(2 * x)} 0) scale(-1 1)">{body}</g>'


def clipped(body: str, name: str, outline: str) -> str:
    """Show only the part of a drawing inside the shape `outline`; `name` is unique in its document."""
    return f'<clipPath id="{name}">{outline}</clipPath><g clip-path="url(#{name})">{body}</g>'


def document(body: str, width: float, height: float) -> str:
    """Wrap a drawing in an SVG document of this size."""
    size = f'width="{number(width)}" height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
