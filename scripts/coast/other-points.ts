/**
 * Where places are on maps that the atlas does not name, and where a place has a better point than the middle of its
 * largest part; degrees east and north, chosen by hand. Former states are in the middle of what they were.
 */
export const OTHER_POINTS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  AN: [-68.9, 12.2],
  BQ: [-68.3, 12.2],
  CC: [96.8, -12.2],
  CS: [20.8, 44.2],
  CX: [105.7, -10.5],
  DD: [12.4, 52.4],
  GF: [-53.1, 3.9],
  GI: [-5.3, 36.1],
  GP: [-61.5, 16.2],
  KV: [20.9, 42.6],
  MQ: [-61, 14.6],
  NO: [9.5, 61.3],
  NT: [45.7, 29.1],
  PC: [158.2, 6.9],
  RE: [55.5, -21.1],
  RU: [88, 62.5],
  SU: [52, 57],
  TK: [-171.8, -9.2],
  TV: [179.2, -8.5],
  YD: [48.5, 14.9],
  YT: [45.1, -12.8],
  YU: [19, 44.3],
  ZC: [17.3, 49.4],
  ZR: [23.6, -2.9],
}
