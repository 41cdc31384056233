import { useMemo } from 'react'
import { href, Link } from 'react-router'
import { listApartments } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { softChecks } from '../../../domain/checks/finding.ts'
import { priceScale, stepOf } from '../../../domain/grid/price-scale.ts'
import { decodeColumns, encodeColumns } from '../../../domain/lists/encode-columns.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { gridText as text } from '../../text/admin/grid.ts'
import { button } from '../../ui/button.ts'
import { rowChangeAction } from '../apartments/row-change-action.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { EmptyList } from '../frame/empty-list.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { useShouldRender } from '../frame/use-should-render.ts'
import { withReturnTo } from '../record/return-to.ts'
import { RowFocus } from '../record/row-focus.tsx'
import { useMayChange } from '../session/use-role.ts'
import { toastRowChange } from '../status/toast-row-change.ts'
import type { Route } from './+types/route'
import { BuildingTable } from './building-table.tsx'
import { CheckList } from './check-list.tsx'
import { findFindings } from './find-findings.ts'
import { GridActions } from './grid-actions.tsx'
import { toGridApartment } from './grid-apartment.ts'
import { parseGridColour, stepClassName } from './grid-colour.ts'
import { GridStatusLegend, PriceLegend } from './grid-legend.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'floorPlans', 'parkingSpots', 'stores')
  const apartments = await listApartments(db)
  // Who cannot mend anything is not told of it.
  const checks = context.get(userContext).role === 'admin' ? await findFindings(db, apartments) : undefined
  return {
    versions,
    colour: parseGridColour(new URL(request.url).searchParams),
    apartments: encodeColumns(apartments.map(toGridApartment)),
    findings: checks,
  }
}

/** A cell sends what a row of the list of apartments sends. */
export const action = ({ request, context }: Route.ActionArgs) => rowChangeAction({ request, context })
export const clientAction = toastRowChange(errors.saveApartment)
export const shouldRevalidate = revalidateAlsoWhenStale

export default function Grid({ loaderData }: Route.ComponentProps) {
  const { versions, colour, apartments: encoded, findings } = loaderData
  useLive(versions)
  const apartments = useMemo(() => decodeColumns(encoded), [encoded])
  const mayChange = useMayChange()
  const isDrawn = useShouldRender(apartments.length)
  const scale = priceScale(apartments)
  const isByPrice = colour === 'price'
  const faults = findings
    ?.filter(({ kind }) => !softChecks.includes(kind))
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <Screen title={adminText.screens.grid} action={<GridActions colour={colour} faults={faults} />}>
      <div className="grid-screen">
        <div className="min-w-0">
          <div className="mb-3">
            {isByPrice ? (
              <PriceLegend scale={scale} apartments={apartments} />
            ) : (
              <GridStatusLegend apartments={apartments} />
            )}
          </div>
          {apartments.length === 0 && (
            <EmptyList {...text.none}>
              <Link
                to={withReturnTo(href('/admin/apartments/new'), href('/admin/grid'))}
                className={button({ kind: 'secondary' })}
              >
                {text.none.add}
              </Link>
            </EmptyList>
          )}
          {apartments.length > 0 && !isDrawn && <p>{text.drawing}</p>}
          {apartments.length > 0 && isDrawn && (
            <RowFocus rows={apartments}>
              <section aria-label={text.building} className="building-frame">
                <BuildingTable
                  apartments={apartments}
                  showsPricePerMetre={isByPrice}
                  classNameOf={(apartment) => {
                    const step = isByPrice ? stepOf(apartment, scale) : undefined
                    if (!isByPrice) return 'by-status'
                    return step === undefined ? 'no-step' : stepClassName(step, scale.length)
                  }}
                />
              </section>
            </RowFocus>
          )}
          {apartments.length > 0 && (
            <p id="grid-hint" className="mt-2 text-sm text-sea-700">
              {text.cells} <span className="narrow-cells">{text.narrowCells}</span>{' '}
              {mayChange ? text.hint : text.hintForAgents}
            </p>
          )}
        </div>
        {findings && <CheckList findings={findings} />}
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.grid} message={errors.load.apartments} />
}
