import { Check } from 'lucide-react'
import { useState } from 'react'
import { control } from '../../../ui/control.ts'
import { FixedWidthText } from '../../../ui/fixed-width-text.tsx'
import { matchNames } from '../../quick-search/match-names.ts'
import type { Editor } from '../editor/editor.ts'
import { findOutline } from '../editor/edits.ts'
import type { Linkable } from '../plan-to-edit.ts'
import { usePlanText } from '../use-plan-text.ts'

interface LinkableListProps {
  linkables: Linkable[]
  /** The ids of what has an outline. */
  linked: ReadonlySet<string | null>
  editor: Editor
  /** Returns why nothing was linked or selected, or undefined on success. */
  onChoose: (linkedId: string) => string | undefined
}

/** A longer list scrolls by itself and has a field to search it. */
const longList = 30
/** Rendering thousands of rows would slow down drawing. */
const mostListed = 150

function searchedText({ number, group = '' }: Linkable): string {
  return `${number} ${group}`
}

/**
 * Lists the apartments of this floor, the parking spots of this level, or what a view of the building shows, to
 * link the drawn or selected outline to.
 */
export function LinkableList({ linkables, linked, editor, onChoose }: LinkableListProps) {
  const text = usePlanText()
  const [whyNot, setWhyNot] = useState<string>()
  const [sought, setSought] = useState('')
  const isLong = linkables.length > longList
  const isSearched = isLong && sought.trim() !== ''
  const { order, hold, release } = useHeldOrder(linked)
  const found = (isSearched ? matchNames(linkables, sought, searchedText) : linkables).toSorted(
    (a, b) => Number(order.has(a.id)) - Number(order.has(b.id)),
  )
  const { selection, history } = editor
  const selected = selection && findOutline(history.present, selection.outlineId)?.linkedId
  const isWaiting = editor.gesture.name === 'pending'
  return (
    <section
      aria-labelledby="plan-linkables"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release()
      }}
      className={`rounded-card border bg-white p-4 shadow-card ${isWaiting ? 'border-coral-600 ring-2 ring-coral-600' : 'border-sand-200'}`}
    >
      <h2 id="plan-linkables" className="text-lg">
        {text.apartments}
      </h2>
      <p
        role="status"
        className={`mt-1 text-sm ${isWaiting ? 'text-coral-700' : whyNot ? 'text-reserved' : 'text-sea-700'}`}
      >
        <FixedWidthText
          texts={[text.linkHelp, text.hints.pending, text.finishFirst, text.nothingToLink]}
          shown={isWaiting ? text.hints.pending : (whyNot ?? text.linkHelp)}
        />
      </p>
      {linkables.length === 0 && <p className="mt-2 text-sea-800">{text.noApartments}</p>}
      {isLong && (
        <input
          type="search"
          aria-label={text.find}
          placeholder={text.find}
          maxLength={100}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          className={`${control.usual} mt-3`}
        />
      )}
      {isSearched && found.length === 0 && <p className="mt-2 text-sea-800">{text.noneFound}</p>}
      <div
        className={`mt-3 grid gap-3 ${isLong ? '-mx-2 max-h-[max(16rem,50svh)] overflow-y-auto px-2' : ''}`}
      >
        {[...Map.groupBy(found.slice(0, mostListed), ({ group }) => group)].map(([group, members]) => (
          <div key={group ?? ''}>
            {group && <h3 className="mb-1.5 text-sm font-semibold text-sea-800">{group}</h3>}
            <ul className="grid gap-1.5">
              {members.map((linkable) => (
                <Item
                  key={linkable.id}
                  linkable={linkable}
                  isLinked={linked.has(linkable.id)}
                  isSelected={selected === linkable.id}
                  onChoose={() => setWhyNot(onChoose(linkable.id))}
                />
              ))}
            </ul>
          </div>
        ))}
        {found.length > mostListed && <p className="text-sm text-sea-800">{text.moreFound(mostListed)}</p>}
      </div>
    </section>
  )
}

/**
 * What has no outline yet comes first. A row that gets its outline moves down only once pointer and focus have left
 * the list, so that a second click does not hit the next row.
 */
function useHeldOrder(linked: ReadonlySet<string | null>) {
  const [held, setHeld] = useState<ReadonlySet<string | null>>()
  return {
    order: held ?? linked,
    hold: () => setHeld((before) => before ?? linked),
    release: () => setHeld(undefined),
  }
}

interface ItemProps {
  linkable: Linkable
  isLinked: boolean
  isSelected: boolean
  onChoose: () => void
}

function Item({ linkable: { id, number, details }, isLinked, isSelected, onChoose }: ItemProps) {
  const text = usePlanText()
  return (
    <li
      data-linked={isLinked || undefined}
      data-selected={isSelected || undefined}
      className={`flex items-center justify-between gap-3 rounded-lg border px-3 py-1.5 ${isSelected ? 'border-coral-600 bg-white' : isLinked ? 'border-transparent bg-sand-100 text-sea-700' : 'border-sea-200 bg-white'}`}
    >
      <div id={`linkable-${id}`} className="min-w-0">
        <p className={`flex items-center gap-1.5 ${isLinked ? 'font-medium' : 'font-bold'}`}>
          {text.apartment(number)}
          {isLinked && <Check className="size-4" aria-label={text.linked} />}
        </p>
        {details.map((line) => (
          <p key={line} className="text-sm">
            {line}
          </p>
        ))}
      </div>
      <button
        type="button"
        onClick={onChoose}
        aria-describedby={`linkable-${id}`}
        className="min-h-9 shrink-0 cursor-pointer rounded-lg border border-sea-200 bg-white px-3 text-sm font-semibold text-sea-800 hover:border-sea-500 hover:bg-sea-50"
      >
        {text.choose}
      </button>
    </li>
  )
}
