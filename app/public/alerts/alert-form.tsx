import { type FormEvent, useState } from 'react'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { serverUrls } from '../../urls.ts'
import { trapField } from '../contact/robot-check.ts'
import type { AlertOffer } from './alert-offer.ts'

/** Opens in place, without scripts. */
export function AlertDetails(offer: AlertOffer) {
  return (
    <details className="screen-only alert-offer">
      <summary className={button({ kind: 'secondary', className: 'w-full' })}>{offer.offer}</summary>
      <AlertForm {...offer} />
    </details>
  )
}

interface Props extends AlertOffer {
  /** What was typed into a form that was refused, and what is wrong with it. */
  typed?: string | undefined
  error?: string | undefined
}

/**
 * A plain form: the response is a page of its own. With scripts it leaves the page only if the server answers: otherwise
 * the browser's own error page would replace what was typed.
 */
export function AlertForm({
  apartment,
  promise,
  consent,
  privacy,
  email,
  trap,
  submit,
  typed,
  failed,
  error: refused,
}: Props) {
  const { pages } = useLocale()
  const [isCut, setCut] = useState(false)
  const error = isCut ? failed : refused
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: form } = event
    const answers = await fetch(serverUrls.ready, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    setCut(!answers)
    if (answers) form.submit()
  }
  return (
    <form
      method="post"
      action={pages.alerts}
      onSubmit={send}
      className="relative mt-3 grid gap-3 rounded-lg bg-sea-50 p-4"
    >
      <p>{promise}</p>
      {apartment && <input type="hidden" name="apartment" value={apartment} />}
      <div>
        <label htmlFor="alert-email" className="mb-1 block font-semibold text-sea-900">
          {email}
        </label>
        <input
          id="alert-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={typed}
          className={control.usual}
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'alert-error' })}
        />
        {error && (
          <p id="alert-error" role="alert" className="mt-1 font-semibold text-sold">
            {error}
          </p>
        )}
      </div>
      <div aria-hidden="true" className="absolute -left-[200vw] h-px overflow-hidden">
        <label htmlFor="alert-website">{trap}</label>
        <input id="alert-website" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className={button({ className: 'justify-self-start' })}>
        {submit}
      </button>
      <p className="text-sm text-sea-800">
        {consent}{' '}
        <a href={pages.privacy} className="underline underline-offset-4">
          {privacy}
        </a>
      </p>
    </form>
  )
}
