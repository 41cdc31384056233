import { useEffect, useRef } from 'react'
import { quickSearchText as text } from '../../text/admin/quick-search.ts'
import type { Hit } from './hit.ts'

interface HitListProps {
  id: string
  hits: Hit[]
  selected: number
  typed: string
  isSearching: boolean
  failed: boolean
  onChoose(index: number): void
  onOpen(hit: Hit): void
}

/** What was found, by kind. The focus stays in the field; the selected one is said by its id. */
export function HitList({ id, hits, selected, typed, isSearching, failed, onChoose, onOpen }: HitListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when other hits are shown at the same place
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selected, hits.length])
  const groups = Map.groupBy(
    hits.map((hit, index) => ({ hit, index })),
    ({ hit }) => hit.group,
  )
  return (
    <>
      <p role="status" className="sr-only">
        {isSearching ? text.searching : text.found(hits.length)}
      </p>
      <div
        ref={list}
        id={`${id}-hits`}
        role="listbox"
        aria-label={text.label}
        className="max-h-[min(26rem,60vh)] overflow-y-auto p-2 empty:hidden"
      >
        {[...groups].map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold options
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-sm font-semibold text-sea-700">
              {text.groups[group]}
            </p>
            {members.map(({ hit, index }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which has the focus
              <div
                key={hit.to}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === selected}
                onClick={() => onOpen(hit)}
                onMouseMove={() => index !== selected && onChoose(index)}
                className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-lg px-3 py-1.5 aria-selected:bg-sea-100"
              >
                <span className="font-semibold text-sea-900 wrap-anywhere">{hit.label}</span>
                {hit.note && <span className="text-sm text-sea-700">{hit.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {failed && <p className="px-5 py-4 text-sold">{text.failed}</p>}
      {hits.length === 0 && !isSearching && !failed && (
        <div className="px-5 py-6 text-center">
          <p className="font-semibold text-sea-900 wrap-anywhere">{text.none(typed)}</p>
          <p className="mt-1 text-sm text-sea-800">{text.advice}</p>
        </div>
      )}
    </>
  )
}
