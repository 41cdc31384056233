import { translationsText } from '../../../text/admin/translations.ts'
import { button } from '../../ui/button.ts'
import type { TranslationPreview } from './import-translations.ts'

const text = translationsText.import

interface TranslationPreviewListProps {
  preview: TranslationPreview
  isBusy: boolean
  onSave(): void
}

/** What a file would change, and which of its rows cannot be imported. */
export function TranslationPreviewList({ preview, isBusy, onSave }: TranslationPreviewListProps) {
  const { count, changes, refusedCount, refused } = preview
  return (
    <>
      {refusedCount > 0 && (
        <section className="mt-4">
          <h3 className="text-lg text-sold">{text.refusals(refusedCount)}</h3>
          <ul className="mt-2 divide-y divide-sand-200 rounded-card border border-sand-200">
            {refused.map(({ row, message }) => (
              <li key={`${row}${message}`} className="flex flex-wrap gap-x-4 px-4 py-2">
                <span className="text-sm text-sea-700">{text.row(row)}</span>
                <span className="min-w-0 wrap-anywhere text-sold">{message}</span>
              </li>
            ))}
          </ul>
          <More count={refusedCount - refused.length} />
        </section>
      )}
      {count > 0 && (
        <section className="mt-4">
          <h3 className="text-lg">{text.changes(count)}</h3>
          <button type="button" disabled={isBusy} onClick={onSave} className={button({ className: 'mt-3' })}>
            {text.save(count)}
          </button>
          <ul className="mt-4 divide-y divide-sand-200 rounded-card border border-sand-200">
            {changes.map(({ row, language, where, source, before, text: translation }) => (
              <li
                key={`${row}${language}`}
                className="grid gap-1 px-4 py-3 lg:grid-cols-[16rem_1fr_1fr] lg:gap-4"
              >
                <p className="min-w-0 text-sm text-sea-700 wrap-anywhere">
                  {text.row(row)}, {translationsText.languages[language]}
                  <br />
                  {where}
                </p>
                <p className="min-w-0 whitespace-pre-line wrap-anywhere text-sea-800">{source}</p>
                <div className="min-w-0 wrap-anywhere">
                  <p lang={language} className="font-semibold whitespace-pre-line text-sea-900">
                    {translation}
                  </p>
                  <p className="mt-1 text-sm text-sea-700">
                    {text.before}: {before === undefined ? text.none : <span lang={language}>{before}</span>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <More count={count - changes.length} />
        </section>
      )}
    </>
  )
}

function More({ count }: { count: number }) {
  return count > 0 ? <p className="mt-2 text-sea-800">{text.more(count)}</p> : null
}
