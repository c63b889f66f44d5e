/** A car drawn from the side, nose to the right, on a ground of 1000 by 340. */
export interface SideDrawing {
  readonly body: string;
  readonly glass: string;
  /** Pillars, doors and handles. */
  readonly seams: string;
  /** The painted line along the side. */
  readonly coachline: string;
  readonly lamps: string;
  /** Centres of the wheels. */
  readonly axles: readonly [number, number];
  readonly wheel: number;
}

const ground = 320;

export const sideDrawings = {
  saloon: {
    body: 'M62 282C34 280 24 268 24 246 22 222 24 196 32 176 40 158 54 150 84 146L196 136C262 100 336 58 452 50 552 46 618 60 676 94L752 138C842 146 922 160 956 188 976 206 984 232 978 262 976 276 968 282 946 282H884A81 81 0 1 0 732 282H301A81 81 0 1 0 149 282Z',
    glass: 'M236 140C292 106 352 76 456 70 540 68 596 80 648 108L690 138C640 143 300 146 236 140Z',
    seams:
      'M460 70 468 142M322 99 334 143M468 142C473 190 473 240 470 278M334 143C326 180 318 198 304 216M702 140C714 172 718 200 718 232M376 152H410M526 152H560M300 264 732 258',
    coachline: 'M34 162H700C800 162 890 168 964 196',
    lamps: 'M900 182 968 208M32 186 88 180',
    axles: [225, 808],
    wheel: 67,
  },
  suv: {
    body: 'M60 278C36 276 26 262 26 240L30 168C32 148 44 138 70 132L120 122C150 70 196 34 262 28 400 16 520 18 590 34 648 48 700 96 734 128 830 136 924 146 958 172 976 188 982 218 978 254 976 272 966 278 944 278H881A86 86 0 1 0 719 278H296A86 86 0 1 0 134 278Z',
    glass:
      'M150 124C176 78 212 52 270 46 400 36 510 38 574 52 620 64 654 98 680 126 620 132 240 134 150 124Z',
    seams:
      'M316 43 322 130M492 41 498 130M498 130C503 180 503 236 500 274M322 130C314 172 308 190 298 208M694 130C706 166 708 196 708 226M372 142H404M546 142H578M300 260 716 254',
    coachline: 'M31 152H690C800 152 890 156 956 172',
    lamps: 'M900 172 968 194M30 176 84 170',
    axles: [215, 800],
    wheel: 72,
  },
  van: {
    body: 'M52 282C34 280 26 270 26 250L30 90C32 48 50 26 96 22L560 16C640 16 690 44 736 90L782 132C860 140 930 156 960 186 980 208 984 236 978 262 976 276 966 282 946 282H884A81 81 0 1 0 732 282H291A81 81 0 1 0 139 282Z',
    glass: 'M58 124 62 70C64 52 74 46 98 44L556 38C616 38 652 58 690 96L724 128C600 134 160 134 58 124Z',
    seams:
      'M250 42 252 130M440 40 444 130M600 44 608 130M444 130C448 190 448 240 446 278M252 130C252 166 262 190 284 210M608 130C624 180 650 216 716 226M480 148H514M286 264 732 258',
    coachline: 'M28 160H700C800 160 890 166 956 184',
    lamps: 'M900 184 970 210M34 104V148',
    axles: [215, 808],
    wheel: 67,
  },
  limousine: {
    body: 'M56 284C32 282 22 270 22 250 20 230 24 208 30 192 38 176 52 170 80 166L150 158C206 122 270 92 372 86 520 80 640 82 700 96 744 108 780 134 806 160 880 166 938 178 962 200 980 218 984 240 980 264 978 278 968 284 948 284H907A71 71 0 1 0 773 284H257A71 71 0 1 0 123 284Z',
    glass:
      'M190 160C236 130 286 108 376 104 520 98 630 100 688 112 722 120 750 140 770 160 600 167 300 167 190 160Z',
    seams:
      'M334 108 340 164M546 101 552 164M552 164C556 204 556 244 554 280M340 164C338 204 338 244 342 280M776 162C786 188 788 212 788 236M374 171H404M586 171H616M258 268 774 264',
    coachline: 'M34 180H700C800 180 890 184 958 198',
    lamps: 'M906 198 972 220M30 200 84 194',
    axles: [190, 840],
    wheel: 58,
  },
} as const satisfies Record<string, SideDrawing>;

export type BodyShape = keyof typeof sideDrawings;

/** The height of a wheel's centre. */
export const axleHeight = (wheel: number): number => ground - wheel;

const shapes: Readonly<Record<string, BodyShape>> = {
  suv: 'suv',
  van: 'van',
  bus: 'van',
  limousine: 'limousine',
};

/** The body for drawing a vehicle type; a saloon for an unknown type. */
export const bodyShape = (type: string): BodyShape => shapes[type] ?? 'saloon';
