import { href, Link } from 'react-router'
import { gridText as text } from '../../text/admin/grid.ts'
import { type GridColour, gridColours } from './grid-colour.ts'

/** By what the apartments are coloured: a URL each, to be kept and shared. */
export function ColourChoice({ colour }: { colour: GridColour }) {
  return (
    <nav aria-label={text.colours.label} className="flex rounded-lg border border-sea-200 bg-white p-0.5">
      {gridColours.map((each) => (
        <Link
          key={each}
          to={each === 'status' ? href('/admin/grid') : `${href('/admin/grid')}?color=${each}`}
          aria-current={each === colour ? 'true' : undefined}
          preventScrollReset
          className="flex min-h-10 items-center rounded-md px-4 font-semibold text-sea-800 hover:bg-sea-50 aria-[current=true]:bg-sea-900 aria-[current=true]:text-white pointer-coarse:min-h-11"
        >
          {text.colours[each]}
        </Link>
      ))}
    </nav>
  )
}
