import { data } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { getOfferedLanguages } from '../../../backend/data/settings.ts'
import { findTranslation, saveTranslation } from '../../../backend/data/translations.ts'
import { findTranslatableText, listTranslatableTexts } from '../../../backend/data/written-content.ts'
import { type TranslatedLanguage, translatedLanguages } from '../../../domain/language.ts'
import { lastPage, parsePage } from '../../../domain/lists/page.ts'
import { sentRevision } from '../../../domain/record/sent-revision.ts'
import { translationId } from '../../../domain/translations/dictionary.ts'
import type { TranslatableText } from '../../../domain/translations/translatable-texts.ts'
import {
  filterTexts,
  parseTranslationFilters,
  type TranslationFilters,
  translationProgress,
} from '../../../domain/translations/translation-list.ts'
import {
  cleanTranslation,
  findTranslationFault,
  isSameSource,
  maxKeyLength,
  maxTranslationLength,
} from '../../../domain/translations/translation-schema.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { translationsText as text } from '../../../text/admin/translations.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formAction } from '../form/form-action.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { PinnedRows, usePinnedRows } from '../row-changes/pinned-rows.ts'
import type { Route } from './+types/route'
import { describePlace } from './describe-place.ts'
import { LanguagePanel } from './language-panel.tsx'
import { readDictionaries } from './read-dictionaries.ts'
import { TranslationFilterForm } from './translation-filter-form.tsx'
import { type SaveResult, TranslationRow } from './translation-row.tsx'
import { describeTranslation } from './translation-view.ts'
import { TranslationsTabs } from './translations-tabs.tsx'

const size = 25

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(
    db,
    'translations',
    'settings',
    'building',
    'buildingViews',
    'stores',
    'progressEntries',
    'apartments',
  )
  const query = new URL(request.url).searchParams
  const filters = parseTranslationFilters(query)
  const [building, offered, texts, dictionaries] = await Promise.all([
    loadBuilding(context),
    getOfferedLanguages(db),
    listTranslatableTexts(db),
    readDictionaries(db),
  ])
  const dictionary = dictionaries.find(({ language }) => language === filters.language)
  const found = dictionary ? filterTexts(texts, dictionary, filters) : []
  const page = Math.min(parsePage(query), lastPage(found.length, size))
  const shown = found.slice((page - 1) * size, page * size)
  const [first] = found
  return {
    versions,
    filters,
    offered,
    progress: dictionaries.map((each) => translationProgress(texts, each)),
    total: found.length,
    hasTexts: texts.length > 0,
    page,
    /** The place of the one record or text that the list shows. */
    only: (filters.record || filters.text) && first ? nameOnly(first, describePlace(building, first)) : '',
    rows: dictionary ? shown.map((written) => describeTranslation(building, written, dictionary)) : [],
  }
}

/** „Магазин „Кафе““ for the texts of one store. */
function nameOnly({ recordId }: TranslatableText, where: string): string {
  return recordId === undefined ? where : (where.split(': ')[0] ?? where)
}

function explainNone({ state, place, record, text: key, search }: TranslationFilters) {
  const isWholeList = !place && !record && !key && search === ''
  return isWholeList && (state === 'missing' || state === 'outdated') ? text.noneLeft : text.noneFound
}

const schema = z.object({
  key: z.string().min(1).max(maxKeyLength),
  language: z.enum(translatedLanguages as [TranslatedLanguage, ...TranslatedLanguage[]]),
  revision: sentRevision,
  /** The Bulgarian text that the person has read. */
  source: z.string().max(maxTranslationLength),
  text: z.string().max(2 * maxTranslationLength),
})

/** Saves the translation of one text. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const failed = text.row.failed
  return formAction(
    { request, context },
    {
      schema,
      failed,
      run: async ({ key, language, revision, source, text: typed }) => {
        const refuse = (detail: string, status: number, more: Partial<SaveResult> = {}) =>
          data<SaveResult>({ error: failed, detail, ...more }, { status })
        const written = await findTranslatableText(db, key)
        if (!written) return refuse(text.row.goneSource, 404)
        if (!isSameSource(source, written.text)) return refuse(text.row.changedSource, 409)
        const translation = cleanTranslation(typed)
        const fault = findTranslationFault(written, translation)
        if (fault) return refuse(explainFault(fault), 422)
        try {
          const saved = await saveTranslation(db, revision, {
            key,
            language,
            text: translation,
            source: written.text,
          })
          return data<SaveResult>({ saved: { revision: saved.revision, text: saved.text } })
        } catch (thrown) {
          if (!(thrown instanceof StaleRevision)) throw thrown
          const now = await findTranslation(db, translationId({ key, language }))
          return refuse(text.row.conflict(now?.text ?? ''), 409, { now: now?.revision ?? 0 })
        }
      },
    },
  )
}

/** The row shows what is wrong, beside what was typed. */
export const clientAction = toastResult<SaveResult>(() => ({
  quiet: true,
  failed: text.row.failed,
  done: ({ saved }) => (saved?.text === '' ? text.row.removed : text.row.saved),
}))

export const shouldRevalidate = revalidateUnlessFailed

export default function TranslationsScreen({ loaderData }: Route.ComponentProps) {
  const { versions, filters, offered, progress, total, hasTexts, page, only, rows } = loaderData
  useLive(versions)
  const { shown, pins } = usePinnedRows(rows)
  return (
    <Screen title={adminText.screens.translations} action={<TranslationsTabs />}>
      <div className="grid gap-6">
        <LanguagePanel progress={progress} offered={offered} />
        <div>
          <TranslationFilterForm filters={filters} only={only} />
          <p aria-live="polite" className="mt-4 mb-2 text-sm font-semibold text-sea-800">
            {text.count(total)}
          </p>
          {shown.length === 0 && <EmptyState {...(hasTexts ? explainNone(filters) : text.none)} />}
          <PinnedRows value={pins}>
            <ul className="grid gap-4">
              {shown.map((row) => (
                <TranslationRow key={row.id} row={row} language={filters.language} />
              ))}
            </ul>
          </PinnedRows>
          <PageLinks page={page} total={total} size={size} labels={text.pages} />
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.translations} message={errors.load.translations} />
}
