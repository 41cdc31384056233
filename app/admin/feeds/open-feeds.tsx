import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { feedsText as text } from '../../text/admin/feeds.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control } from '../../ui/control.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { WishButton } from './wish-button.tsx'

/** The URLs with the key in them, to be handed on, and the ways to end that. */
export function OpenFeeds({ urls }: { urls: { format: string; url: string }[] }) {
  return (
    <div className="mt-4 grid max-w-4xl gap-4">
      <p className="font-semibold text-available">{text.open}</p>
      {urls.map(({ format, url }) => (
        <FeedUrlField key={format} label={text.urlLabel(format)} url={url} />
      ))}
      <p className="text-sm text-sea-800">{text.secret}</p>
      <div className="flex flex-wrap gap-3">
        <RenewButton />
        <WishButton wish="close" kind="secondary">
          {text.stop}
        </WishButton>
      </div>
    </div>
  )
}

function FeedUrlField({ label, url }: { label: string; url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showSuccess(text.copied, { about: 'feed-url' })
    } catch {
      showError(text.notCopied)
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
        {text.copy}
        <span className="sr-only">: {label}</span>
      </button>
    </div>
  )
}

function RenewButton() {
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={button({ kind: 'secondary' })}>
        {text.renew}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={text.question.title}
          confirm={text.renew}
          onConfirm={() => {
            setAsking(false)
            submit({ wish: 'renew' }, { method: 'post', replace: true })
          }}
          onCancel={() => setAsking(false)}
        >
          {text.question.text}
        </ConfirmDialog>
      )}
    </>
  )
}
