import { ArrowDown, CircleCheck, TriangleAlert } from 'lucide-react'
import { gridText as text } from '../../text/admin/grid.ts'
import { ColourChoice } from './colour-choice.tsx'
import type { GridColour } from './grid-colour.ts'

interface GridActionsProps {
  colour: GridColour
  /** How many the checks have found; nothing for whoever cannot mend them. */
  faults: number | undefined
}

/** At the top of the screen, where checks below the building would be overlooked. */
export function GridActions({ colour, faults }: GridActionsProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 max-sm:justify-start">
      {faults !== undefined && <ChecksLink faults={faults} />}
      <ColourChoice colour={colour} />
    </div>
  )
}

function ChecksLink({ faults }: { faults: number }) {
  const Icon = faults > 0 ? TriangleAlert : CircleCheck
  return (
    <a href="#checks" className={`checks-link ${faults > 0 ? 'has-faults' : 'has-none'}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {text.checks.link(faults)}
      <ArrowDown className="size-4 shrink-0" aria-hidden="true" />
    </a>
  )
}
