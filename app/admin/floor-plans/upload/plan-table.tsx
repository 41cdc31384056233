import { RotateCw, X } from 'lucide-react'
import { href, Link } from 'react-router'
import { type Building, floorLabel, formatFloor } from '../../../../domain/building/building.ts'
import type { ImageSize } from '../../../../domain/floor-plan/floor-plan.ts'
import type { AbsentPlace, PlanTarget } from '../../../../domain/floor-plan/match-plan-name.ts'
import { planUploadText as text } from '../../../../text/admin/plan-upload.ts'
import { places } from '../../../../text/public/bg/places.ts'
import { useBuilding } from '../../../building.ts'
import { CardTable, PlacedRow, placedCell } from '../../../ui/card-table.tsx'
import { control } from '../../../ui/control.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { UploadProgress } from '../../../uploads/upload-progress.tsx'
import type { UploadQueue } from '../../../uploads/upload-queue.ts'
import { hasOtherProportions } from '../panels/replace-image.tsx'
import { floorsOfPart, type Part, type PlanRow, type RowState } from './plan-rows.ts'

interface PlanTableProps {
  rows: readonly PlanRow[]
  states: ReadonlyMap<string, RowState>
  queue: UploadQueue
  changeRow(id: string, values: Partial<PlanRow>): void
  removeRow(id: string): void
}

const columns = { ...text.columns, actions: <span className="sr-only">{text.actions}</span> }
const layout = { frame: 'plan-rows-frame', table: 'plan-rows' }

/** The plans that were read, each with the place that it goes to. */
export function PlanTable({ rows, states, ...actions }: PlanTableProps) {
  return (
    <CardTable label={text.table} columns={columns} layout={layout}>
      {rows.map((row) => (
        <Row key={row.id} row={row} state={states.get(row.id) ?? { kind: 'no-place' }} {...actions} />
      ))}
    </CardTable>
  )
}

interface RowProps extends Omit<PlanTableProps, 'rows' | 'states'> {
  row: PlanRow
  state: RowState
}

function Row({ row, state, queue, changeRow, removeRow }: RowProps) {
  const { id, fileName, page, picture } = row
  const name = page && page.pages > 1 ? text.pageName(fileName, page.page) : fileName
  const isSent = state.kind === 'sent' || state.kind === 'stored'
  const place = (values: Pick<PlanRow, 'part' | 'floor'>) => {
    // A refused upload is for the place that it was sent to; another place is another upload.
    if (row.uploadId !== undefined) queue.dismiss(row.uploadId)
    changeRow(id, { ...values, uploadId: undefined })
  }
  return (
    <PlacedRow>
      {placedCell(
        'picture',
        <img
          src={picture.thumbnail}
          alt=""
          className="h-14 w-20 rounded border border-sand-200 object-contain"
        />,
      )}
      {placedCell('file', <FileCell row={row} />)}
      {placedCell('part', <PartSelect row={row} name={name} disabled={isSent} place={place} />)}
      {placedCell('floor', <FloorSelect row={row} name={name} disabled={isSent} place={place} />)}
      {placedCell('state', <StateCell row={row} state={state} />)}
      {placedCell(
        'actions',
        <span className="flex justify-end">
          {state.kind === 'failed' && (
            <IconButton
              icon={RotateCw}
              label={text.retry(name)}
              className={action}
              onClick={() => queue.retry(state.upload.id)}
            />
          )}
          {!isSent && (
            <IconButton icon={X} label={text.remove(name)} className={action} onClick={() => removeRow(id)} />
          )}
        </span>,
      )}
    </PlacedRow>
  )
}

const action = 'grid size-11 cursor-pointer place-items-center rounded-lg text-sea-700 hover:bg-sea-50'

function FileCell({ row: { fileName, page, picture } }: { row: PlanRow }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">{fileName}</p>
      {page && page.pages > 1 && <p className="text-sm text-sea-800">{text.page(page.page, page.pages)}</p>}
      <p className="text-sm text-sea-700">{text.size(picture.width, picture.height)}</p>
      {picture.isReduced && <p className="text-sm text-reserved">{text.reduced}</p>}
    </>
  )
}

interface SelectProps {
  row: PlanRow
  name: string
  disabled: boolean
  place(values: Pick<PlanRow, 'part' | 'floor'>): void
}

const select = `${control.usual} cursor-pointer pr-8 disabled:cursor-default`

function PartSelect({ row, name, disabled, place }: SelectProps) {
  const building = useBuilding()
  return (
    <select
      aria-label={text.partOf(name)}
      value={row.part}
      disabled={disabled}
      onChange={({ currentTarget }) => place({ part: currentTarget.value as Part, floor: row.floor })}
      className={select}
    >
      <option value="">{text.choose}</option>
      {building.entrances.map(({ id }) => (
        <option key={id} value={`entrance:${id}`}>
          {places.entrance(building, id)}
        </option>
      ))}
      {building.parkingLevels.length > 0 && <option value="parking">{text.parking}</option>}
      <option value="skip">{text.skip}</option>
    </select>
  )
}

function FloorSelect({ row: { part, floor }, name, disabled, place }: SelectProps) {
  const building = useBuilding()
  const floors = floorsOfPart(building, part)
  return (
    <select
      aria-label={text.floorOf(name)}
      value={floor !== undefined && floors.includes(floor) ? floor : ''}
      disabled={disabled || floors.length === 0}
      onChange={({ currentTarget: { value } }) =>
        place({ part, floor: value === '' ? undefined : Number(value) })
      }
      className={select}
    >
      <option value="">{text.choose}</option>
      {floors.map((each) => (
        <option key={each} value={each}>
          {part === 'parking'
            ? places.parkingLevel(building, each)
            : floorLabel(building, { entrance: part.slice('entrance:'.length), floor: each })}
        </option>
      ))}
    </select>
  )
}

const colours: Partial<Record<RowState['kind'], string>> = {
  'no-place': 'text-reserved',
  duplicate: 'text-sold',
  ready: 'text-available',
  replaces: 'text-reserved',
  stored: 'text-available',
}

function StateCell({ row, state }: { row: PlanRow; state: RowState }) {
  const building = useBuilding()
  if (state.kind === 'sent' || state.kind === 'failed') return <UploadProgress upload={state.upload} />
  return (
    <>
      {state.kind === 'no-place' &&
        row.absent.map((absent) => (
          <p key={JSON.stringify(absent)} className="text-sm font-semibold text-sold">
            {describeAbsent(building, absent)}
          </p>
        ))}
      <p className={`text-sm font-semibold ${colours[state.kind] ?? 'text-sea-800'}`}>
        {text.states[state.kind]}
      </p>
      {state.kind === 'replaces' && state.replaced.hasOutlines && (
        <p className="text-sm text-sea-800">
          {hasOtherProportions(state.replaced, asImageSize(row)) ? text.outlinesStretch : text.outlinesStay}
        </p>
      )}
      {state.kind === 'stored' && (
        <Link to={planUrl(state.target)} className="inline-flex min-h-11 items-center text-sm underline">
          {text.see(targetName(building, state.target))}
        </Link>
      )}
    </>
  )
}

function asImageSize({ picture: { width, height } }: PlanRow): ImageSize {
  return { imageWidth: width, imageHeight: height }
}

function describeAbsent(building: Building, absent: AbsentPlace): string {
  if ('entranceLetter' in absent) return text.absentEntrance(absent.entranceLetter)
  if ('level' in absent) return text.absentLevel(formatFloor(absent.level))
  const { entrance, floor } = absent
  const name = places.floor(building, { entrance, floor })
  return entrance === undefined
    ? text.absentFloor(name)
    : text.absentInEntrance(places.entrance(building, entrance), name)
}

function targetName(building: Building, target: PlanTarget): string {
  return target.uploader === 'floorPlan'
    ? places.place(building, target)
    : `${text.parking}, ${places.parkingLevel(building, target.level)}`
}

function planUrl(target: PlanTarget): string {
  return target.uploader === 'floorPlan'
    ? `${href('/admin/floor-plans')}?entrance=${target.entrance}&floor=${target.floor}`
    : `${href('/admin/parking/plans')}?level=${target.level}`
}
