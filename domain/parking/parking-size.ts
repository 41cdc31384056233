const length = String.raw`(\d+(?:[.,]\d+)?)\s*[mм]?`
const widthByDepth = new RegExp(`^\\s*${length}\\s*[xх×*]\\s*${length}\\.?\\s*$`, 'iu')

/** Width and depth in metres, from „2.5m x 5m“; undefined for anything that is not two lengths. */
export function parseParkingSize(size: string): [width: number, depth: number] | undefined {
  const [, width, depth] = size.match(widthByDepth) ?? []
  return width === undefined || depth === undefined ? undefined : [metres(width), metres(depth)]
}

function metres(text: string): number {
  return Number(text.replace(',', '.'))
}
