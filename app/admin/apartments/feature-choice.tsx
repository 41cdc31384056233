import { Check, Languages, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { href, Link } from 'react-router'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { maxFeatureLength, maxFeatures } from '../../../domain/apartment/apartment-fields.ts'
import { featureIdentity, type KnownFeature } from '../../../domain/apartment/known-features.ts'
import { apartmentFormText } from '../../../text/admin/apartments.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { useScriptsRun } from '../../plan-view/use-scripts-run.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import type { Fields } from '../form/form-body.tsx'

const text = apartmentFormText.known

/** How many features are shown at first: those of most homes. */
const shownAtFirst = 16

export interface FeatureFieldsProps {
  form: Fields<ApartmentValues>['form']
  field: Fields<ApartmentValues>['fields']['features']
}

interface FeatureChoiceProps extends FeatureFieldsProps {
  known: readonly KnownFeature[]
}

/**
 * The features of other homes as buttons that add a line to this home, or remove it again. They are buttons of the
 * form, like those that move lines, and need no scripts.
 */
export function FeatureChoice({ form, field, known }: FeatureChoiceProps) {
  const scriptsRun = useScriptsRun()
  const [search, setSearch] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const lines = field.getFieldList().map(({ name, value }) => ({ name, value: value ?? '' }))
  const wanted = featureIdentity(search)
  const found = known.filter((feature) => featureIdentity(feature.text).includes(wanted))
  const shown = isWhole || wanted !== '' ? found : found.slice(0, shownAtFirst)
  const isNew =
    wanted !== '' && found.length === 0 && !lines.some(({ value }) => featureIdentity(value) === wanted)
  const isFull = lines.length >= maxFeatures

  /** A line that is still empty takes the text: otherwise it would have to be removed before saving. */
  const addition = (added: string) => {
    const empty = lines.find(({ value }) => value.trim() === '')
    return empty
      ? form.update.getButtonProps({ name: empty.name, value: added })
      : form.insert.getButtonProps({ name: field.name, defaultValue: added })
  }
  const toggle = (feature: string) => {
    const index = lines.findIndex(({ value }) => value === feature)
    return index === -1
      ? { ...addition(feature), disabled: isFull, 'aria-pressed': false }
      : { ...form.remove.getButtonProps({ name: field.name, index }), 'aria-pressed': true }
  }
  return (
    <div className="min-w-0 rounded-lg bg-sand-100 p-3">
      <p className="text-sm font-semibold text-sea-900">{text.title}</p>
      <p className="text-sm text-sea-700">{text.about}</p>
      {known.some(({ missing }) => missing.length > 0) && (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-sea-700">
          <Languages className="size-5 rounded bg-reserved-soft p-0.5 text-reserved" aria-hidden="true" />
          {text.legend}
        </p>
      )}
      {scriptsRun && known.length > shownAtFirst && (
        <input
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={pressOnEnter}
          aria-label={text.search}
          placeholder={text.search}
          maxLength={maxFeatureLength}
          className={`${control.usual} mt-2`}
        />
      )}
      <ul aria-label={text.title} className="mt-2 flex flex-wrap gap-2">
        {shown.map((feature) => (
          <li key={feature.text} className="max-w-full">
            <button {...toggle(feature.text)} className={chip}>
              <FeatureChip feature={feature} />
            </button>
          </li>
        ))}
        {isNew && (
          <li className="max-w-full">
            <p className="mb-1 text-sm text-sea-700">{text.none}</p>
            <button {...addition(search.trim())} disabled={isFull} className={chip}>
              <Plus className="size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">{text.addTyped(search.trim())}</span>
            </button>
          </li>
        )}
      </ul>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        {shown.length < found.length && (
          <button
            type="button"
            onClick={() => setIsWhole(true)}
            disabled={!scriptsRun}
            className={button({ kind: 'quiet', className: 'px-3 text-sm' })}
          >
            {text.more(found.length - shown.length)}
          </button>
        )}
        <Link
          to={`${href('/admin/translations')}?place=features`}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sea-700 underline underline-offset-4"
        >
          <Languages className="size-4" aria-hidden="true" />
          {text.translations}
        </Link>
      </div>
    </div>
  )
}

const chip =
  'group inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-2xl border border-sea-200 bg-white px-2.5 py-1 text-left text-sm font-semibold text-sea-800 hover:border-sea-500 disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:border-sea-800 aria-pressed:bg-sea-800 aria-pressed:text-white'

function FeatureChip({ feature: { text: name, homes, missing } }: { feature: KnownFeature }) {
  const languages = missing.map((language) => languageLabels[language]).join(', ')
  return (
    <>
      <Plus className="size-4 shrink-0 group-aria-pressed:hidden" aria-hidden="true" />
      <Check className="hidden size-4 shrink-0 group-aria-pressed:block" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="font-normal" aria-hidden="true">
        {homes}
      </span>
      <span className="sr-only">, {text.homes(homes)}</span>
      {missing.length > 0 && (
        <span
          title={text.untranslated(languages)}
          className="shrink-0 rounded bg-reserved-soft p-0.5 text-reserved"
        >
          <Languages className="size-4" aria-hidden="true" />
          <span className="sr-only">, {text.untranslated(languages)}</span>
        </span>
      )}
    </>
  )
}

/** Enter chooses the only feature that is found, or adds what was typed; it must not save the apartment. */
function pressOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const buttons = event.currentTarget.parentElement?.querySelectorAll<HTMLButtonElement>('li button')
  const [only, ...others] = buttons ?? []
  if (others.length === 0 && only?.ariaPressed !== 'true') only?.click()
}
