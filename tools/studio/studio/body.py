"""What makes one body differ from another. Metres; x from nose to tail, z up, the half-width is y."""

from dataclasses import dataclass, field

from .faces import BUSINESS, Face


@dataclass(frozen=True)
class Slope:
    """A pane seen from the side: its foot and its head (x, z), and how far its middle stands before its edges."""

    foot: tuple
    head: tuple
    bow: float = 0.28


@dataclass(frozen=True)
class Body:
    name: str
    length: float
    axles: tuple
    wheel_radius: float
    #: Half-width along the body.
    plan: tuple
    #: Height of the crease along the flank.
    shoulder: tuple
    #: Height of bonnet, waist and boot lid along the middle.
    deck: tuple
    #: How much lower the deck is at the flank.
    crown: tuple
    sill: float
    #: Half-width of the cabin at the waist.
    cabin: tuple
    roof: tuple
    screen: Slope
    back: Slope
    #: Lean of the side windows: metres inwards per metre of height.
    tumble: float
    #: Width of the rear pillar, measured along the body.
    rear_pillar: float
    #: x of the ends of the doors: front edge, middle pillar, rear edge.
    doors: tuple
    #: x of more pillars between side windows.
    pillars: tuple = ()
    #: Radius by which the back of the cabin flows into the boot.
    flow: float = 0.3
    nose_round: float = 0.34
    tail_round: float = 0.22
    #: Heights of the lamps.
    lamp: float = 0.68
    tail_lamp: float = 0.88
    windows_to: float = 0.055
    #: Brightness of the colour under the clear coat.
    paint: float = 0.017
    #: What its class is known by; the hull does not depend on it.
    face: Face = field(default=BUSINESS, repr=False)
