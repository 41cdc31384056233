import { type KeyboardEvent, useRef, useState } from 'react'
import { type Box, movedByBoxes } from '../../../domain/grid/box-moves.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { gridWorkText } from '../../../text/admin/grid-work.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { Price } from './apartment-cell.tsx'
import { DealHint, dealTitle } from './deal-hint.tsx'
import type { GridDeal } from './grid-deal.ts'
import { describeSpot, describeStore, type GridSpot, type GridStore } from './grid-place.ts'
import { useReturnToCell } from './returning-cell.ts'
import { useToday } from './today.ts'
import { type CellProps, UnitCell } from './unit-cell.tsx'
import { useCells } from './use-cells.ts'

const text = gridWorkText.parking

interface ParkingLevelsProps {
  spots: readonly GridSpot[]
  stores: readonly GridStore[]
  deals: ReadonlyMap<string, GridDeal>
}

/** The parking spots of each level by number, from the lowest level up, and the stores. */
export function ParkingLevels({ spots, stores, deals }: ParkingLevelsProps) {
  const building = useBuilding()
  const frame = useRef<HTMLDivElement>(null)
  const ids = [...spots, ...stores].map(({ id }) => id)
  const { isReached, setReached, onArrow } = useCellArrows(ids)
  const work = useCells((id) => {
    const deal = deals.get(id)
    const spot = rowById(spots, id)
    if (spot) return { unit: describeSpot(building, spot), deal }
    const store = rowById(stores, id)
    return store && { unit: describeStore(store), deal }
  })
  useReturnToCell(frame)

  const propsOf = (id: string): CellProps => ({
    name: id,
    deal: deals.get(id),
    isReached: isReached(id),
    opened: work.openedAt(id),
    onFocus: () => setReached(id),
    onOpen: (what) => work.open(id, what),
    onClose: work.close,
  })
  const isFree = ({ status }: { status: string }) => status === 'available'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cells within, which are buttons
    <div
      ref={frame}
      onKeyDown={(event) => {
        onArrow(event)
        work.onKeyDown(event)
      }}
      onContextMenu={work.onContextMenu}
      className="grid gap-5"
    >
      {[...Map.groupBy(spots, ({ floor }) => floor)].map(([floor, ofLevel]) => {
        const name = text.level(
          places.parkingLevel(building, floor),
          ofLevel.filter(isFree).length,
          ofLevel.length,
        )
        return (
          <section key={floor} aria-label={name}>
            <h2 className="mb-2 text-lg">{name}</h2>
            <ul className="parking-cells">
              {ofLevel.map((spot) => (
                <SpotCell key={spot.id} spot={spot} {...propsOf(spot.id)} />
              ))}
            </ul>
          </section>
        )
      })}
      {stores.length > 0 && (
        <section aria-label={text.stores}>
          <h2 className="mb-2 text-lg">
            {text.level(text.stores, stores.filter(isFree).length, stores.length)}
          </h2>
          <ul className="parking-cells of-stores">
            {stores.map((store) => (
              <StoreCell key={store.id} store={store} {...propsOf(store.id)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SpotCell({ spot, ...cell }: CellProps & { spot: GridSpot }) {
  const building = useBuilding()
  const today = useToday()
  const { id, number, status, type, price, fits } = spot
  return (
    <li data-row={id}>
      <UnitCell
        {...cell}
        status={status}
        describe={() => describeSpot(building, spot)}
        title={dealTitle(cell.deal, today)}
        className={fits ? 'by-status' : 'is-unfit'}
      >
        {(shown) => (
          <>
            <CellName name={number} status={labels.parkingStatus[shown]} />
            <span>{labels.parkingType[type]}</span>
            <Price price={price} />
            <DealHint deal={cell.deal} />
            {!fits && <span className="sr-only">, {gridWorkText.filters.unfit}</span>}
          </>
        )}
      </UnitCell>
    </li>
  )
}

function StoreCell({ store, ...cell }: CellProps & { store: GridStore }) {
  const today = useToday()
  return (
    <li data-row={store.id}>
      <UnitCell
        {...cell}
        status={store.status}
        describe={() => describeStore(store)}
        title={dealTitle(cell.deal, today)}
        className="by-status"
      >
        {(shown) => (
          <>
            <CellName name={store.title} status={labels.apartmentStatus[shown]} />
            <DealHint deal={cell.deal} />
          </>
        )}
      </UnitCell>
    </li>
  )
}

function CellName({ name, status }: { name: string; status: string }) {
  return (
    <span className="apartment-number">
      <span>{name}</span>
      <span className="status-mark" />
      <span className="sr-only">{status},</span>
    </span>
  )
}

/** The Tab key reaches one cell of the screen; arrow keys move from there, up and down by where the cells are drawn. */
function useCellArrows(ids: readonly string[]) {
  const [selected, setReached] = useState<string>()
  const reached = selected !== undefined && ids.includes(selected) ? selected : ids[0]
  return {
    isReached: (id: string) => id === reached,
    setReached,
    onArrow: (event: KeyboardEvent<HTMLElement>) => {
      const { key, ctrlKey, metaKey, target, currentTarget } = event
      if (!(target instanceof HTMLElement) || !target.matches('[data-cell]')) return
      const cells = [...currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
      const boxes = cells.map((cell): Box => cell.getBoundingClientRect())
      const to = movedByBoxes(key, ctrlKey || metaKey, boxes, cells.indexOf(target))
      if (to === undefined) return
      event.preventDefault()
      cells[to]?.focus()
    },
  }
}
