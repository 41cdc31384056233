import { Minus, Plus, RotateCcw, RotateCw, StretchHorizontal } from 'lucide-react'
import { countedRow, spreadRow, turnedRow } from '../../../../domain/floor-plan/place-row.ts'
import { parkingTypes } from '../../../../domain/parking/parking-type.ts'
import { placeRowsText as text } from '../../../../text/admin/place-rows.ts'
import { labels } from '../../../../text/public/bg/labels.ts'
import { button } from '../../../ui/button.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { UsedRow } from './use-row.ts'

/** One press turns a row by one degree, or spreads it by one percent. */
const turn = Math.PI / 180
const spread = 0.01

interface RowPanelProps {
  row: UsedRow
  /** Whether it lies over the plan, because the list is folded away. */
  isOver?: boolean
}

/** What a proposed row is: how many places, their numbers and type. The plan does not move when it appears. */
export function RowPanel({ row: used, isOver = false }: RowPanelProps) {
  const { row, first, missing, adds, type, isBusy, change } = used
  const scaled = (by: number) => spreadRow(row, { x: row.last.x * by, y: row.last.y * by })
  return (
    <section
      aria-label={text.title}
      className={`grid gap-2 rounded-card border border-coral-600 bg-white p-3 text-sm shadow-card ${isOver ? 'absolute bottom-2 left-2 z-10 max-h-[calc(100%-1rem)] w-72 max-w-[calc(100%-1rem)] overflow-y-auto' : ''}`}
    >
      <div className="grid grid-cols-2 gap-2">
        <TextField
          id="row-count"
          label={text.count}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={row.count}
          onChange={({ currentTarget: { value } }) => {
            const count = Number(value)
            if (Number.isInteger(count)) change(countedRow(row, count))
          }}
        />
        <TextField
          id="row-first"
          label={text.first}
          autoComplete="off"
          maxLength={20}
          value={first}
          onChange={({ currentTarget }) => used.setFirst(currentTarget.value)}
        />
      </div>
      <div className="flex justify-between">
        <IconButton icon={Minus} label={text.fewer} onClick={() => change(countedRow(row, row.count - 1))} />
        <IconButton icon={Plus} label={text.more} onClick={() => change(countedRow(row, row.count + 1))} />
        <IconButton icon={RotateCcw} label={text.turnLeft} onClick={() => change(turnedRow(row, -turn))} />
        <IconButton icon={RotateCw} label={text.turnRight} onClick={() => change(turnedRow(row, turn))} />
        <IconButton
          icon={StretchHorizontal}
          iconSize="size-3"
          label={text.tighter}
          onClick={() => change(scaled(1 - spread))}
        />
        <IconButton
          icon={StretchHorizontal}
          iconSize="size-5"
          label={text.wider}
          onClick={() => change(scaled(1 + spread))}
        />
      </div>
      {missing.length > 0 && (
        <>
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              checked={adds}
              onChange={({ currentTarget }) => used.setAdds(currentTarget.checked)}
              className="mt-0.5 size-5 shrink-0 accent-sea-700"
            />
            <span>{text.add(missing)}</span>
          </label>
          {adds && (
            <SelectField
              id="row-type"
              label={text.type}
              value={type}
              onChange={({ currentTarget: { value } }) => {
                const chosen = parkingTypes.find((each) => each === value)
                if (chosen) used.setType(chosen)
              }}
            >
              {parkingTypes.map((each) => (
                <option key={each} value={each}>
                  {labels.parkingType[each]}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
      <div className="flex gap-2">
        <button
          type="button"
          onClick={used.place}
          disabled={isBusy}
          className={button({ className: 'flex-1 px-3' })}
        >
          {isBusy ? text.adding : text.place}
        </button>
        <button
          type="button"
          onClick={used.cancel}
          className={button({ kind: 'secondary', className: 'px-3' })}
        >
          {text.cancel}
        </button>
      </div>
    </section>
  )
}
