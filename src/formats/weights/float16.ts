/** The number that IEEE 754 half-precision bits stand for. */
export function decodeFloat16(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction === 0 ? sign * Infinity : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** The bits of the half-precision number nearest to `value`, ties to even; from 65,520 on infinity. */
export function encodeFloat16(value: number): number {
  if (Number.isNaN(value)) return 0x7e00;
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const magnitude = Math.abs(value);
  if (magnitude >= 65520) return sign | 0x7c00;
  if (magnitude < 2 ** -14) return sign | roundToEven(magnitude * 2 ** 24);
  const exponent = Math.floor(Math.log2(magnitude));
  // A fraction that rounds up to 1024 carries into the exponent, as it should.
  return sign | (((exponent + 15) << 10) + roundToEven((magnitude / 2 ** exponent - 1) * 1024));
}

function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}
