import type { SubmissionResult } from '@conform-to/react'
import { codeSchema } from '../../../domain/people/people-schemas.ts'
import { accountText } from '../../text/admin/account.ts'
import { FormSection } from '../form/form-section.tsx'
import { SimpleForm } from '../session/simple-form.tsx'
import { QrCode } from './qr-code.tsx'

const text = accountText.secondFactor

/** The secret, as a code to photograph and as text; it counts once a code of it was typed. */
export function SecondFactorSetup({
  uri,
  lastResult,
}: {
  uri: string
  lastResult: SubmissionResult | undefined
}) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <FormSection title={text.setUpTitle}>
      <p className="mb-4">{text.scan}</p>
      <QrCode text={uri} label={text.qr} />
      <p>{text.secret}</p>
      <p className="mb-6 font-mono text-lg wrap-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <SimpleForm
        id="confirm"
        schema={codeSchema}
        lastResult={lastResult}
        fields={[
          {
            name: 'code',
            label: text.code,
            remark: text.codeRemark,
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
          },
        ]}
        submit={text.confirm}
        isOneOfSeveral
      >
        <input type="hidden" name="uri" value={uri} />
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="endOthers"
            defaultChecked={!lastResult || lastResult.initialValue?.endOthers === 'on'}
            className="size-5 accent-sea-600"
          />
          {text.endOthers}
        </label>
      </SimpleForm>
    </FormSection>
  )
}
