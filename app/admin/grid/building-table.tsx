import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { floorLabel, floorsOf, hasFloorName } from '../../../domain/building/building.ts'
import {
  cellAt,
  cellsByPlace,
  firstPlace,
  type GridCell,
  type GridPosition,
  movedBy,
} from '../../../domain/grid/grid-moves.ts'
import { type Placed, placeApartments } from '../../../domain/grid/placed-apartments.ts'
import { gridText as text } from '../../../text/admin/grid.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { ApartmentCell } from './apartment-cell.tsx'
import { describeApartment, type GridApartment } from './grid-apartment.ts'
import type { GridDeal } from './grid-deal.ts'
import { useReturnToCell } from './returning-cell.ts'
import { useCells } from './use-cells.ts'

interface BuildingTableProps {
  apartments: readonly GridApartment[]
  /** By the id of the apartment. */
  deals: ReadonlyMap<string, GridDeal>
  /** Returns the class for the apartment's colour. */
  classNameOf(apartment: GridApartment): string
  showsPricePerMetre: boolean
}

interface FloorNameProps {
  isFirst: boolean
  scope: 'row' | 'col'
  /** Whether a name stands there instead of a number. */
  hasName?: boolean
  children: ReactNode
}

/** Rows are floors from the top down; the entrances stand side by side. */
export function BuildingTable({ apartments, deals, classNameOf, showsPricePerMetre }: BuildingTableProps) {
  const building = useBuilding()
  const { cells, columns } = placeApartments(building, apartments)
  const { table, onKeyDown, isReached, onFocus } = useGridFocus(cells)
  const cellAt = cellsByPlace(cells)
  const dealOf = (apartment: GridApartment) => deals.get(apartment.id)
  const work = useCells((name) => {
    const apartment = cells.find((cell) => cellName(cell) === name)?.apartment
    return apartment && { unit: describeApartment(building, apartment), deal: dealOf(apartment) }
  })
  useReturnToCell(table)
  const entrances = columns.map(({ entrance, count }, index) => {
    const first = columns.slice(0, index).reduce((sum, before) => sum + before.count, 0)
    return { entrance, count, columns: Array.from({ length: count }, (_, column) => first + column) }
  })

  const cellOf = (cell: Placed<GridApartment>) => {
    const name = cellName(cell)
    return (
      <ApartmentCell
        key={`${cell.apartment.id} ${cell.rows === 1 ? cell.row : ''}`}
        apartment={cell.apartment}
        deal={dealOf(cell.apartment)}
        name={name}
        rows={cell.rows}
        className={classNameOf(cell.apartment)}
        showsPricePerMetre={showsPricePerMetre}
        isReached={isReached(cell)}
        opened={work.openedAt(name)}
        onFocus={() => onFocus(cell)}
        onOpen={(what) => work.open(name, what)}
        onClose={work.close}
      />
    )
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
      role="grid"
      aria-label={text.building}
      aria-describedby="grid-hint"
      onKeyDown={(event) => {
        onKeyDown(event)
        work.onKeyDown(event)
      }}
      onContextMenu={work.onContextMenu}
      className={`building-grid ${showsPricePerMetre ? 'with-price-per-metre' : ''}`}
    >
      <colgroup>
        {entrances.map(({ entrance, columns }) => (
          <Fragment key={entrance}>
            <col className={building.floorNames.length > 0 ? 'w-20 max-lg:w-16' : 'w-10 max-lg:w-7'} />
            {columns.map((column) => (
              <col key={column} className="w-[2.9rem]" />
            ))}
          </Fragment>
        ))}
      </colgroup>
      <thead>
        <tr>
          {entrances.map(({ entrance, count }, index) => (
            <Fragment key={entrance}>
              <FloorName isFirst={index === 0} scope="col">
                <span className="text-xs font-normal max-lg:sr-only">{text.floor}</span>
              </FloorName>
              <th scope="colgroup" colSpan={count}>
                {places.entrance(building, entrance)}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {floorsOf(building)
          .toReversed()
          .map((floor, row) => (
            <tr key={floor}>
              {entrances.map(({ entrance, columns }, index) => (
                <Fragment key={entrance}>
                  <FloorName
                    isFirst={index === 0}
                    scope="row"
                    hasName={hasFloorName(building, { entrance, floor })}
                  >
                    {floorLabel(building, { entrance, floor })}
                  </FloorName>
                  {columns.map((column) => {
                    const cell = cellAt({ row, column })
                    if (!cell) return <td key={column} />
                    return <Fragment key={column}>{cell.row === row && cellOf(cell)}</Fragment>
                  })}
                </Fragment>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Repeats the floor before each further entrance; the repetition is hidden from screen readers. */
function FloorName({ isFirst, scope, hasName = false, children }: FloorNameProps) {
  const className = hasName ? 'floor-name has-name' : 'floor-name'
  if (!isFirst)
    return (
      <td aria-hidden="true" className={className}>
        {children}
      </td>
    )
  return (
    <th scope={scope} className={className}>
      {children}
    </th>
  )
}

/** The Tab key reaches one cell of the grid; arrow keys move from there to the others. */
function useGridFocus(cells: readonly GridCell[]) {
  const table = useRef<HTMLTableElement>(null)
  const [selected, setSelected] = useState<GridPosition>()
  const isThere = selected && cellAt(cells, selected) !== undefined
  const position = isThere ? selected : firstPlace(cells)

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed inside a cell's panel are not for the grid.
    if (!position || !(event.target instanceof Element) || !event.target.matches('[data-cell]')) return
    const to = movedBy(event.key, event.ctrlKey || event.metaKey, cells, position)
    if (!to) return
    event.preventDefault()
    setSelected(to)
    const cell = cellAt(cells, to)
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell && cellName(cell)}"]`)?.focus()
  }

  return {
    table,
    onKeyDown,
    isReached: (cell: GridCell) => position !== undefined && cellAt([cell], position) !== undefined,
    /** Handles focus by mouse, by touch, or on return from a form. */
    onFocus: (cell: GridCell) => {
      if (!position || !cellAt([cell], position)) setSelected({ row: cell.row, column: cell.column })
    },
  }
}

function cellName({ row, column }: GridCell): string {
  return `${row}:${column}`
}
