import { href } from 'react-router'
import { listApartmentItems, listMainImages } from '../../../backend/data/apartments.ts'
import { getHomePage, saveHomePage } from '../../../backend/data/settings.ts'
import { sortApartments } from '../../../domain/apartment/apartment-filters.ts'
import { type HomePage, hasNoBlocks } from '../../../domain/home-page/home-page.ts'
import { homePageSchema } from '../../../domain/home-page/home-page-schema.ts'
import { defaultLanguage } from '../../../domain/language.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { createTranslator } from '../../../domain/translations/translate.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { homePageText } from '../../../text/admin/home-page.ts'
import { allTexts } from '../../../text/public/all-texts.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { type FeaturedApartment, toShow } from '../../home-page/free-now.ts'
import { imagesOf, loadRecords } from '../../home-page/load-records.ts'
import { listPlanExcerpts } from '../../home-page/plan-excerpts.ts'
import { pagesIn } from '../../pages.ts'
import { loadOptional } from '../../public-page.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { PublicLink } from '../frame/screen-links.tsx'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/route'
import { HomePageFields } from './home-page-fields.tsx'
import { describeHomePage } from './home-page-formats.ts'
import { HomepageTabs } from './homepage-tabs.tsx'
import { KeepBlocksOpen } from './open-blocks.tsx'

const screen: Omit<SettingsScreen<HomePage>, 'describe'> = {
  schema: homePageSchema,
  id: 'display',
  url: href('/admin/homepage'),
  fields: HomePageFields,
  title: adminText.screens.homepage,
  saved: adminText.saved.homepage,
  failed: { load: errors.load.settings, save: errors.saveHomepage },
}

const loadHomePage = loadSettings(getHomePage)

export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const loaded = await loadHomePage(args)
  const { values } = loaded.record
  // Without picked apartments the preview knows those that the site would pick.
  const [{ company, records, known }, choices, storedImages] = await Promise.all([
    loadRecords(
      context,
      {
        language: defaultLanguage,
        text: allTexts.bg,
        pages: pagesIn(defaultLanguage),
        written: createTranslator(undefined),
      },
      { ...values, featured: [] },
    ),
    loadOptional(context, loadChoices(context)),
    context.get(backendContext).knownImages.find(imagesOf(values)),
  ])
  return {
    ...loaded,
    company,
    records,
    known,
    choices: choices === 'unread' ? [] : choices,
    storedImages,
    translations: await readTranslations(context.get(backendContext).db, { place: 'homePage' }),
  }
}

/** The available apartments as the home page shows them, for the form and its preview. */
async function loadChoices(context: Route.LoaderArgs['context']): Promise<FeaturedApartment[]> {
  const { db } = context.get(backendContext)
  const building = await loadBuilding(context)
  const free = { status: 'available' } as const
  const [apartments, images, plans] = await Promise.all([
    listApartmentItems(db, free),
    listMainImages(db, free),
    listPlanExcerpts(db, building),
  ])
  return sortApartments(building, apartments, { key: 'number', descending: false }).map((apartment) => {
    const url = images.get(apartment.id)
    // The preview crops the photo, so that any size does.
    const photo = url ? { url, width: 1920, height: 1280, placeholder: '' } : undefined
    return toShow(allTexts.bg, building, apartment, { photo, plan: plans.get(apartment.id) })
  })
}

export const action = saveSettings({
  ...screen,
  get: getHomePage,
  save: saveHomePage,
  listWarnings: async (_, homePage) =>
    hasNoBlocks(homePage) ? [{ id: 'no-blocks', message: homePageText.noBlocks }] : [],
})
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function HomepageScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, record, choices, translations } = loaderData
  const nameApartment = (id: string) => rowById(choices, id)?.number ?? id
  return (
    <KeepBlocksOpen>
      <EditSettings
        screen={{ ...screen, describe: (homePage) => describeHomePage(homePage, nameApartment) }}
        versions={versions}
        record={record}
        refused={actionData}
        translations={translations}
        action={<PublicLink to={href('/:lang?')} />}
        before={
          <div className="grid gap-4">
            <HomepageTabs />
            <TranslationsLine progress={translations.progress} place="homePage" />
          </div>
        }
      />
    </KeepBlocksOpen>
  )
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}
