import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Form, type RouterContextProvider, useNavigation, useSubmit } from 'react-router'
import { z } from 'zod'
import type { Versions } from '../../../backend/data/database.ts'
import type { KeyAccessChanges } from '../../../backend/data/key-access.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { type KeyAccessText, keyAccessText as words } from '../../../text/admin/settings.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control } from '../../ui/control.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { formAction } from '../form/form-action.ts'
import { FormSection } from '../form/form-section.tsx'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { SettingsTabs } from './settings-tabs.tsx'

const schema = z.object({ change: z.enum(['open', 'close', 'renew']) })

/** Opens, closes, or makes a new key. */
export function changeKeyAccess(
  request: { request: Request; context: Readonly<RouterContextProvider> },
  access: KeyAccessChanges,
) {
  const { db } = request.context.get(backendContext)
  return formAction(request, {
    schema,
    failed: errors.saveSettings,
    invalid: errors.invalidInput,
    run: async ({ change }) => {
      await access[change](db)
      return {}
    },
  })
}

export function toastKeyAccess(text: KeyAccessText) {
  return toastResult(async (request) => {
    const { change } = schema.parse(Object.fromEntries(await request.clone().formData()))
    return { done: text.done[change], failed: errors.saveSettings }
  })
}

interface KeyUrl {
  label: string
  url: string
}

interface KeyAccessScreenProps {
  text: KeyAccessText
  versions: Versions
  /** The addresses with the key; undefined while it is closed, none when the key cannot be shown any more. */
  urls: KeyUrl[] | undefined
}

export function KeyAccessScreen({ text, versions, urls }: KeyAccessScreenProps) {
  useLive(versions)
  return (
    <Screen title={adminText.screens.settings} action={<SettingsTabs />}>
      <KeyAccessSection text={text} urls={urls} />
    </Screen>
  )
}

interface KeyAccessSectionProps extends Omit<KeyAccessScreenProps, 'versions'> {
  /** Where the changes are sent, if not to the screen itself. */
  action?: string
  /** Shown below the addresses. */
  children?: ReactNode
}

export function KeyAccessSection({ text, urls, action, children }: KeyAccessSectionProps) {
  return (
    <FormSection title={text.title}>
      <p className="max-w-3xl">{text.about}</p>
      {urls ? (
        <Open text={text} urls={urls} action={action}>
          {children}
        </Open>
      ) : (
        <Closed text={text} action={action} />
      )}
    </FormSection>
  )
}

export function KeyAccessError() {
  return <ScreenLoadError title={adminText.screens.settings} message={errors.load.settings} />
}

interface StateProps {
  text: KeyAccessText
  action: string | undefined
}

function Closed({ text, action }: StateProps) {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <p className="font-semibold">{text.closed}</p>
      <ChangeButton change="open" action={action}>
        {text.start}
      </ChangeButton>
    </div>
  )
}

/** Shows the addresses, which contain the key, and buttons to renew or revoke it. */
function Open({ text, urls, action, children }: StateProps & { urls: KeyUrl[]; children: ReactNode }) {
  return (
    <div className="mt-4 grid max-w-4xl gap-4">
      <p className="font-semibold text-available">{text.open}</p>
      {urls.length === 0 && <p>{words.notShown}</p>}
      {urls.map((each) => (
        <UrlField key={each.label} {...each} />
      ))}
      {children}
      <p className="text-sm text-sea-800">{text.secret}</p>
      <div className="flex flex-wrap gap-3">
        <RenewButton text={text} action={action} />
        <ChangeButton change="close" kind="secondary" action={action}>
          {text.stop}
        </ChangeButton>
      </div>
    </div>
  )
}

function UrlField({ label, url }: KeyUrl) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showSuccess(words.copied, { about: 'key-url' })
    } catch {
      showError(words.notCopied)
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="grid min-w-0 flex-1 basis-80 gap-1 text-sm font-semibold">
        {label}
        <input
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`${control.usual} font-normal`}
        />
      </label>
      <button type="button" onClick={copy} className={button({ kind: 'secondary' })}>
        <Copy className="size-4" aria-hidden="true" />
        {words.copy}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  )
}

/** The change shows on the screen where it was made, which stays where it was scrolled to. */
const inPlace = { method: 'post', replace: true, preventScrollReset: true } as const

function RenewButton({ text: { renew = words.renew, question }, action }: StateProps) {
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={button({ kind: 'secondary' })}>
        {renew}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={question.title}
          confirm={renew}
          onConfirm={() => {
            setAsking(false)
            submit({ change: 'renew' }, { ...inPlace, ...(action && { action }) })
          }}
          onCancel={() => setAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}

interface ChangeButtonProps {
  change: 'open' | 'close'
  kind?: 'primary' | 'secondary'
  action: string | undefined
  children: ReactNode
}

/** The button is a form, so it works without scripts. */
function ChangeButton({ change, kind = 'primary', action, children }: ChangeButtonProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form {...inPlace} {...(action && { action })}>
      <button type="submit" name="change" value={change} disabled={isBusy} className={button({ kind })}>
        {children}
      </button>
    </Form>
  )
}
