import type { FieldMetadata } from '@conform-to/react'
import { Languages } from 'lucide-react'
import { href, Link } from 'react-router'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import type { TranslationState } from '../../../domain/translations/dictionary.ts'
import { type FormText, findFormText } from '../../../domain/translations/form-texts.ts'
import { isSameSource } from '../../../domain/translations/translation-schema.ts'
import { type TranslatedField, translationsText } from '../../../text/admin/translations.ts'
import { useScriptsRun } from '../../plan-view/use-scripts-run.ts'
import { useMayChange } from '../session/use-role.ts'
import { useTranslatedForm } from './translated-form.tsx'
import { TranslationPanel } from './translation-panel.tsx'

const text = translationsText.field

interface TranslationTabsProps {
  field: Pick<FieldMetadata<unknown>, 'id' | 'value' | 'initialValue'>
  of: TranslatedField
  label: string
  /** The line that the field is part of, in a list: „Място“ and its position, from 1. */
  line?: { name: string; position: number }
  className?: string
}

/**
 * The languages of a text, below its Bulgarian field: each shows whether it is translated, and opens a field with the
 * translation. The Bulgarian text stays in view. A text that was never saved has none.
 */
export function TranslationTabs(props: TranslationTabsProps) {
  const { field, of, line, className = line ? 'order-last basis-full' : 'mt-1' } = props
  const label = line ? text.inLine(line.name, line.position, props.label) : props.label
  const { texts, languages, openLanguage } = useTranslatedForm()
  const mayChange = useMayChange()
  const typed = textIn(field.value)
  const found = findFormText(texts, { of, line: line?.position, opened: textIn(field.initialValue), typed })
  if (!mayChange || !found || languages.length === 0) return null
  const opened = openLanguage(found)
  const panelId = `${field.id}-translation`
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="-ml-1 flex flex-wrap items-center">
        <Languages className="mx-1 size-4 shrink-0 text-sea-700" aria-hidden="true" />
        {line && <span className="mr-1 text-sm text-sea-700">{props.label}</span>}
        {languages.map((language) => (
          <Tab key={language} written={found} language={language} label={label} panelId={panelId} />
        ))}
      </div>
      {opened && languages.includes(opened) && (
        <TranslationPanel
          key={opened}
          id={panelId}
          written={found}
          language={opened}
          label={label}
          isSourceTyped={!isSameSource(typed, found.source)}
        />
      )}
    </div>
  )
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const tab =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-sea-700 hover:bg-sea-50 aria-expanded:bg-sea-100 aria-expanded:text-sea-950'

interface TabProps {
  written: FormText
  language: TranslatedLanguage
  label: string
  panelId: string
}

/** A button that opens the translation; without scripts a link to it in the list of translations. */
function Tab({ written, language, label, panelId }: TabProps) {
  const { openLanguage, toggle, show } = useTranslatedForm()
  const scriptsRun = useScriptsRun()
  const { state, isUnsaved } = show({ text: written, language })
  const isOpen = openLanguage(written) === language
  const face = (
    <>
      <span className="sr-only">{text.tab(label, language)}</span>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <Mark state={state} isUnsaved={isUnsaved} />
    </>
  )
  if (!scriptsRun)
    return (
      <Link to={translationUrl(written, language)} className={tab}>
        {face}
      </Link>
    )
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': panelId })}
      onClick={() => toggle({ text: written, language })}
      className={tab}
    >
      {face}
    </button>
  )
}

function translationUrl({ key }: Pick<FormText, 'key'>, language: TranslatedLanguage): string {
  return `${href('/admin/translations')}?${new URLSearchParams({ language, text: key })}`
}

const marks = {
  missing: 'bg-sold-soft text-sold',
  outdated: 'bg-reserved-soft text-reserved',
  unsaved: 'bg-sea-800 text-white',
} as const

function Mark({ state, isUnsaved }: { state: TranslationState; isUnsaved: boolean }) {
  if (isUnsaved) return <span className={`${mark} ${marks.unsaved}`}>{text.unsaved}</span>
  if (state === 'translated') return <span className="sr-only">{text.states.translated}</span>
  return <span className={`${mark} ${marks[state]}`}>{text.states[state]}</span>
}

const mark = 'rounded-full px-2 py-0.5 text-xs font-semibold'
