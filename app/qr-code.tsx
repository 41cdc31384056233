import { encode } from 'uqr'

/** The light frame around a code, in modules: without it, phones do not find the code. */
const border = 4

/** A QR code at error correction M, as SVG that stays sharp at every size. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`bg-white text-black ${className}`}
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  )
}
