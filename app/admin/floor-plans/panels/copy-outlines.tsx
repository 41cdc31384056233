import { Copy } from 'lucide-react'
import { useState } from 'react'
import { newId } from '../../../../domain/new-id.ts'
import { button } from '../../../ui/button.ts'
import { SelectField } from '../../../ui/field.tsx'
import { copyOutlines } from '../editor/edits.ts'
import type { EditorEvent } from '../editor/reduce-editor.ts'
import type { CopySource, EditedPlan, Linkable } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'

interface CopyOutlinesProps {
  plan: EditedPlan
  floor: number
  linkables: Linkable[]
  sources: CopySource[]
  dispatch: (event: EditorEvent) => void
}

/** Floors of one entrance look alike, so outlines drawn on one can be copied to the others. */
export function CopyOutlines({ plan, floor, linkables, sources, dispatch }: CopyOutlinesProps) {
  const text = usePlanText()
  const [selected, setSelected] = useState<number>()
  const source = sources.find((each) => each.floor === selected) ?? nearest(sources, floor)
  if (!source) return null
  const copy = () => {
    const here = { image: plan, linkableIds: linkables.map(({ id }) => id) }
    dispatch({ type: 'replace', outlines: copyOutlines(source.outlines, source, here, newId) })
  }
  return (
    <section
      aria-labelledby="copy-outlines"
      className="rounded-card border border-sand-200 bg-white p-4 shadow-card"
    >
      <h2 id="copy-outlines" className="text-lg">
        {text.copy}
      </h2>
      <div className="mt-2 grid gap-2">
        <SelectField
          id="copy-from"
          label={text.copyFrom}
          value={source.floor}
          onChange={(event) => setSelected(Number(event.currentTarget.value))}
        >
          {sources.map((each) => (
            <option key={each.floor} value={each.floor}>
              {each.name}
            </option>
          ))}
        </SelectField>
        <button type="button" onClick={copy} className={button({ kind: 'secondary' })}>
          <Copy className="size-4" aria-hidden="true" />
          {text.copyAction}
        </button>
        <p className="text-sm text-sea-800">{text.copyAdvice}</p>
      </div>
    </section>
  )
}

function nearest(sources: CopySource[], floor: number): CopySource | undefined {
  return sources.toSorted((a, b) => Math.abs(a.floor - floor) - Math.abs(b.floor - floor))[0]
}
