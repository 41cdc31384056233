import { CopyCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { carryText as text } from '../../../../text/admin/carry-outlines.ts'
import { withSmallLetter } from '../../../../text/admin/plans.ts'
import { joinRecords } from '../../../forms/list-field.ts'
import { button } from '../../../ui/button.ts'
import { useUndoToast } from '../../bulk/use-undo-toast.ts'
import type { CarryResult } from '../carry.ts'
import type { CarryTarget, EditedPlan } from '../plan-to-edit.ts'

interface CarryOutlinesProps {
  plan: EditedPlan
  /** „Етаж 5“. */
  floorTitle: string
  targets: readonly CarryTarget[]
  /** Only what is saved is carried. */
  isUnsaved: boolean
}

/** „Като етаж 5“: gives the outlines of this floor to many others at once. Floors without outlines are ticked. */
export function CarryOutlines({ plan, floorTitle, targets, isUnsaved }: CarryOutlinesProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { submit, data, state } = useFetcher<CarryResult>()
  useDoneToast(data)
  const isTicked = ({ id, outlines }: CarryTarget) => changed.get(id) ?? outlines === 0
  const ticked = targets.filter(isTicked)
  const isBusy = state !== 'idle'
  const carry = () => {
    submit(
      { from: joinRecords([plan]), to: joinRecords(ticked) },
      { method: 'post', action: href('/admin/floor-plans/carry') },
    )
    setChanged(new Map())
  }
  return (
    <details className="rounded-card border border-sand-200 bg-white p-4 shadow-card">
      <summary className="cursor-pointer text-lg font-bold text-sea-900">
        {text.title(withSmallLetter(floorTitle))}
      </summary>
      {targets.length === 0 ? (
        <p className="mt-2 text-sm text-sea-800">{text.noOthers}</p>
      ) : (
        <>
          <p className="my-2 text-sm text-sea-800">{text.advice}</p>
          <ul className="grid gap-1">
            {targets.map((target) => (
              <li key={target.id}>
                <label className="flex min-h-8 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    checked={isTicked(target)}
                    onChange={({ currentTarget }) =>
                      setChanged(new Map(changed).set(target.id, currentTarget.checked))
                    }
                    className="size-5 shrink-0 accent-sea-700"
                  />
                  <span className="font-semibold">{target.name}</span>
                  <span className="text-sea-700">
                    {target.toReview ? text.review : text.has(target.outlines)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={carry}
            disabled={isBusy || isUnsaved || ticked.length === 0}
            className={button({ kind: 'secondary', className: 'mt-3 w-full' })}
          >
            <CopyCheck className="size-4" aria-hidden="true" />
            {isBusy ? text.carrying : ticked.length === 0 ? text.choose : text.carry(ticked.length)}
          </button>
          {isUnsaved && <p className="mt-1 text-sm text-reserved">{text.saveFirst}</p>}
        </>
      )}
    </details>
  )
}

function useDoneToast(result: CarryResult | undefined) {
  const showUndo = useUndoToast()
  const latest = useRef(showUndo)
  useEffect(() => {
    latest.current = showUndo
  })
  useEffect(() => {
    if (!result?.saved) return
    const { batch, size } = result.saved
    latest.current({ batch, what: text.floors(size), message: text.done(size) })
  }, [result])
}
