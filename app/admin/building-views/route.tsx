import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import { versionsOf } from '../../../backend/data/database.ts'
import { listBuildingViews, saveViewOutlines } from '../../../backend/data/plans/building-views.ts'
import { maxBuildingViews, shownViewNumber } from '../../../domain/building/building-view.ts'
import type { UploadTarget } from '../../../domain/files/upload-target.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { buildingViewsText as editorText, viewsText as text } from '../../../text/admin/building-views.ts'
import { errors } from '../../../text/admin/errors.ts'
import { logMessages } from '../../../text/log-messages.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { planSaveAction } from '../floor-plans/plan-actions.ts'
import { PlanScreen } from '../floor-plans/plan-screen.tsx'
import { toastPlanSave } from '../floor-plans/toast-plan-result.ts'
import { withLastChange } from '../floor-plans/with-last-change.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateAlsoWhenStale } from '../form/revalidation.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslatedFormProvider } from '../translations/translated-form.tsx'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/route'
import { ViewName, ViewTabs } from './view-bar.tsx'
import { newView, outlinedFloors, viewToAdd, viewToEdit } from './view-to-edit.ts'

/** The URL names a view by its id. An unknown id shows the first view. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const building = await loadBuilding(context)
  const asked = new URL(request.url).searchParams.get('view')
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'apartments', 'buildingViews', 'translations')
  const [views, apartments] = await Promise.all([
    listBuildingViews(db),
    listApartmentItems(db, { drafts: 'with' }),
  ])
  const isNew = asked === newView && views.length < maxBuildingViews
  const view = isNew ? undefined : (views.find(({ id }) => id === asked) ?? views[0])
  const shown = view
    ? await withLastChange(db, 'buildingViews', viewToEdit(building, view, views, apartments))
    : viewToAdd(crypto.randomUUID())
  return {
    versions,
    views: views.map(({ id, name }) => ({ id, name })),
    outlined: outlinedFloors(building, views),
    translations: await readTranslations(db, { place: 'views', recordId: shown.place }),
    publicNumber: view && shownViewNumber(views, view.id),
    shown,
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return planSaveAction({ request, context }, editorText, {
    save: saveViewOutlines,
    logged: logMessages.updateBuildingView,
  })
}

export const clientLoader = keepTyped<typeof loader>(errors.load.buildingViews)

export const clientAction = toastPlanSave(editorText)

export const shouldRevalidate = revalidateAlsoWhenStale

/** Views of the building share the editor of floor plans. */
export default function BuildingViews({ loaderData }: Route.ComponentProps) {
  const { versions, views, outlined, translations, publicNumber, shown } = loaderData
  useLive(versions)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const index = views.findIndex(({ id }) => id === shown.place)
  const view = views[index]
  const openAdded = (target: UploadTarget) => {
    if (target.uploader === 'buildingView') navigate(`?view=${target.viewId}`, { replace: true })
  }
  return (
    <TranslatedFormProvider translations={translations}>
      <PlanScreen
        title={adminText.buildingViews}
        text={editorText}
        shown={shown}
        placeChoice={
          view && (
            <ViewName key={view.id} view={view} isFirst={index === 0} isLast={index === views.length - 1} />
          )
        }
        overview={
          <>
            <Link
              to={href('/admin/floor-plans')}
              className="inline-flex min-h-9 items-center text-sea-700 underline-offset-4 hover:underline"
            >
              ← {text.toPlans}
            </Link>
            <p className="mt-1 mb-3 max-w-4xl text-sea-800">
              {text.about} {text.outlined(outlined.count, outlined.all)}{' '}
              {outlined.missing.length > 0 && text.missing(outlined.missing)}
            </p>
            <ViewTabs views={views} current={shown.place} />
            {view && (
              <div className="mt-3">
                <TranslationsLine progress={translations.progress} place="views" record={view.id} />
              </div>
            )}
          </>
        }
        publicUrl={publicNumber === undefined ? undefined : publicViewUrl(publicNumber)}
        removalUrl={(id) => href('/admin/floor-plans/building/:id', { id })}
        // Without views the URL names none, and the page that is loaded again shows the added one.
        onFirstImage={query.get('view') === newView ? openAdded : undefined}
      />
    </TranslatedFormProvider>
  )
}

function publicViewUrl(number: number): string {
  return number === 1 ? href('/:lang?/navigator') : `${href('/:lang?/navigator')}?view=${number}`
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.buildingViews} message={errors.load.buildingViews} />
}
