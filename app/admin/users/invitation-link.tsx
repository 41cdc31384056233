import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { peopleText } from '../../text/admin/people.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { showSuccess } from '../../ui/toaster.ts'
import { FormSection } from '../form/form-section.tsx'
import type { ShownInvitation } from './user-actions.ts'

const text = peopleText.invited

/** The link of somebody who was invited just now, to be copied: it is not shown again. */
export function InvitationLink({ name, url, isMailed }: ShownInvitation) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const copy = async () => {
    input.current?.select()
    await navigator.clipboard.writeText(url)
    showSuccess(text.copied)
  }
  return (
    <FormSection title={text.title(name)}>
      <p className="mb-3">
        {text.advice} {isMailed ? text.mailed : text.notMailed}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          readOnly
          value={url}
          aria-label={text.link}
          className={`${control.usual} min-w-0 flex-1`}
        />
        <button type="button" onClick={copy} className={button({ kind: 'secondary' })}>
          <Copy className="size-5" aria-hidden="true" />
          {text.copy}
        </button>
      </div>
    </FormSection>
  )
}
