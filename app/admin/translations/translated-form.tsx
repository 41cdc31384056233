import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { href, useFetcher, useRevalidator } from 'react-router'
import type { TranslatedLanguage } from '../../../domain/language.ts'
import { translationId } from '../../../domain/translations/dictionary.ts'
import type { FormText } from '../../../domain/translations/form-texts.ts'
import {
  afterSave,
  isUnsaved,
  showTranslation,
  type TranslationEdit,
  typeTranslation,
} from '../../../domain/translations/translation-edit.ts'
import { useLive } from '../../live/use-live.ts'
import { showError } from '../../ui/toaster.ts'
import type { ScreenTranslations } from './read-translations.ts'
import type { SaveResult } from './translation-row.tsx'

/** A translation beside its field. */
interface OpenTranslation {
  text: FormText
  language: TranslatedLanguage
}

/** The translations of the texts of one form. They are no fields of the form: each is saved by itself. */
interface TranslatedForm {
  languages: readonly TranslatedLanguage[]
  texts: readonly FormText[]
  openLanguage(text: FormText): TranslatedLanguage | undefined
  toggle(translation: OpenTranslation): void
  show(translation: OpenTranslation): ReturnType<typeof showTranslation>
  type(translation: OpenTranslation, typed: string): void
  save(translation: OpenTranslation): void
  isSaving(translation: OpenTranslation): boolean
  hasUnsaved: boolean
  /** Saves all that was typed, and then goes on, unless something could not be saved. */
  saveFirst(goOn: () => void): void
}

const context = createContext<TranslatedForm>({
  languages: [],
  texts: [],
  openLanguage: () => undefined,
  toggle() {},
  show: () => ({ ...nothing, isUnsaved: false, isOfEarlierText: false, fault: undefined }),
  type() {},
  save() {},
  isSaving: () => false,
  hasUnsaved: false,
  saveFirst: (goOn) => goOn(),
})

const nothing = { revision: 0, text: '', state: 'missing' } as const

export function useTranslatedForm(): TranslatedForm {
  return useContext(context)
}

/** The form that translations belong to, so that the form around them neither sends nor checks them. */
export const translationsFormId = 'translations-of-form'

export function fieldId(translation: OpenTranslation): string {
  return `translation-${idOf(translation)}`
}

function idOf({ text: { key }, language }: OpenTranslation): string {
  return translationId({ key, language })
}

/** What is known of a translation on the server; nothing where its language is not shown. */
function readOf({ text: { source, translations }, language }: OpenTranslation) {
  return { ...nothing, ...translations.find((each) => each.language === language), source }
}

interface TranslatedFormProviderProps {
  translations: ScreenTranslations
  children: ReactNode
}

/**
 * Keeps what is typed into translations outside the form, whose fields are mounted anew when somebody else has saved
 * the record.
 */
export function TranslatedFormProvider({ translations, children }: TranslatedFormProviderProps) {
  const { versions, languages, texts } = translations
  useLive(versions)
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<ReadonlyMap<string, TranslatedLanguage>>(new Map())
  const { edits, editOf, setEdit } = useEdits()
  const show = (translation: OpenTranslation) => showTranslation(readOf(translation), editOf(translation))
  /** A translation that has waited for another may have been read again meanwhile. */
  const latest = ({ text, language }: OpenTranslation) => ({
    text: texts.find(({ key }) => key === text.key) ?? text,
    language,
  })
  const open = ({ text: { key }, language }: OpenTranslation) =>
    setOpened((before) => new Map(before).set(key, language))

  const { isSaving, save, saveFirst } = useSaving({
    contentOf(queued) {
      const translation = latest(queued)
      const { text, revision } = show(translation)
      return { text, revision, source: translation.text.source }
    },
    onResult(queued, sent, result) {
      const translation = latest(queued)
      const edit = typeTranslation(readOf(translation), editOf(translation), show(translation).text)
      setEdit(translation, afterSave(edit, sent, result))
      if (!result.error) return
      showError(result.error, result.detail)
      open(translation)
      // A refusal says that what was read is old, unless the server is unreachable.
      if (!result.canRetry) revalidate()
    },
  })
  const unsaved = texts.flatMap((text) =>
    languages
      .map((language) => ({ text, language }))
      .filter((translation) => {
        const edit = edits.get(idOf(translation))
        return edit !== undefined && isUnsaved(edit)
      }),
  )

  const value: TranslatedForm = {
    languages,
    texts,
    openLanguage: ({ key }) => opened.get(key),
    toggle(translation) {
      if (opened.get(translation.text.key) !== translation.language) return open(translation)
      setOpened((before) => new Map([...before].filter(([key]) => key !== translation.text.key)))
    },
    show,
    type: (translation, typed) =>
      setEdit(translation, typeTranslation(readOf(translation), editOf(translation), typed)),
    save,
    isSaving,
    hasUnsaved: unsaved.length > 0,
    saveFirst: (goOn) => saveFirst(unsaved, goOn),
  }
  return (
    <context.Provider value={value}>
      <form id={translationsFormId} hidden onSubmit={(event) => event.preventDefault()} />
      {children}
    </context.Provider>
  )
}

function useEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<string, TranslationEdit>>(new Map())
  return {
    edits,
    editOf: (translation: OpenTranslation) => edits.get(idOf(translation)),
    setEdit: (translation: OpenTranslation, edit: TranslationEdit) =>
      setEdits((before) => new Map(before).set(idOf(translation), edit)),
  }
}

interface Content {
  text: string
  revision: number
  source: string
}

interface Saving {
  contentOf(translation: OpenTranslation): Content
  onResult(translation: OpenTranslation, sent: Content, result: SaveResult): void
}

interface Sent {
  translation: OpenTranslation
  content: Content
  /** The result of the save before this one, which the fetcher still has. */
  before: SaveResult | undefined
}

/** Saves translations one after the other, each with the action of the list of translations. */
function useSaving({ contentOf, onResult }: Saving) {
  const fetcher = useFetcher<SaveResult>()
  const [queue, setQueue] = useState<readonly OpenTranslation[]>([])
  const sent = useRef<Sent>(undefined)
  const waiting = useRef<() => void>(undefined)

  useEffect(() => {
    if (fetcher.state !== 'idle') return
    const [first] = queue
    if (!first) {
      const goOn = waiting.current
      waiting.current = undefined
      goOn?.()
    } else if (!sent.current) {
      const content = contentOf(first)
      sent.current = { translation: first, content, before: fetcher.data }
      const { key } = first.text
      fetcher.submit(
        { key, language: first.language, ...content },
        { method: 'post', action: href('/admin/translations') },
      )
    } else if (fetcher.data && fetcher.data !== sent.current.before) {
      const result = fetcher.data
      const { translation, content } = sent.current
      sent.current = undefined
      onResult(translation, content, result)
      if (result.error) waiting.current = undefined
      setQueue(result.error ? [] : queue.slice(1))
    }
  })

  const enqueue = (translations: readonly OpenTranslation[]) =>
    setQueue((before) => [...before, ...translations.filter((each) => !includes(before, each))])
  return {
    isSaving: (translation: OpenTranslation) => includes(queue, translation),
    save: (translation: OpenTranslation) => enqueue([translation]),
    saveFirst(translations: readonly OpenTranslation[], goOn: () => void) {
      if (translations.length === 0) return goOn()
      waiting.current = goOn
      enqueue(translations)
    },
  }
}

function includes(queue: readonly OpenTranslation[], translation: OpenTranslation): boolean {
  return queue.some((each) => idOf(each) === idOf(translation))
}
