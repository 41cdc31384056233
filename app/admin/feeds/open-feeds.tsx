import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { feedsText as text } from '../../text/office/feeds.ts'
import { button } from '../../ui/button.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { control } from '../../ui/control.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { WishButton } from './wish-button.tsx'

/** The addresses with the key in them, to be handed on, and the ways to end that. */
export function OpenFeeds({ addresses }: { addresses: { format: string; address: string }[] }) {
  return (
    <div className="mt-4 grid max-w-4xl gap-4">
      <p className="font-semibold text-available">{text.open}</p>
      {addresses.map(({ format, address }) => (
        <FeedAddress key={format} label={text.address(format)} address={address} />
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

function FeedAddress({ label, address }: { label: string; address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showSuccess(text.copied, { about: 'feed-address' })
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
          value={address}
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
