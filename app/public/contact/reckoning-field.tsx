/** The field with the line that says what an apartment costs. */
export const reckoningField = 'reckoning'

/** What an apartment costs, in one line that a visitor may send with the message. */
export interface OfferedReckoning {
  label: string
  line: string
}

/** Shows what would be sent. The box is ticked, and whoever does not want to send it unticks it. */
export function ReckoningField({ reckoning }: { reckoning: OfferedReckoning | undefined }) {
  if (!reckoning) return null
  const { label, line } = reckoning
  return (
    <label className="flex cursor-pointer items-start gap-2.5 sm:col-span-2">
      <input
        key={line}
        type="checkbox"
        name={reckoningField}
        value={line}
        defaultChecked
        className="mt-1 size-5 shrink-0 accent-sea-700"
      />
      <span className="min-w-0 wrap-anywhere">
        <b>{label}</b> {line}
      </span>
    </label>
  )
}
