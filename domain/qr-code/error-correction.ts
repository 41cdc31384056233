/** Reed-Solomon codes over the field of 256 elements that QR codes use (polynomial 0x11d). */

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** The polynomial that all codewords of so many check bytes are divided by, its first coefficient left out. */
function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let round = 0; round < degree; round++) {
    for (let index = 0; index < degree; index++)
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

/** The check bytes of a block of data. */
export function checkBytes(block: number[], count: number): number[] {
  const factors = divisor(count)
  const rest = Array<number>(count).fill(0)
  for (const byte of block) {
    const lead = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    factors.forEach((factor, index) => {
      rest[index] = (rest[index] ?? 0) ^ multiply(factor, lead)
    })
  }
  return rest
}
