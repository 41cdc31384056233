import { importText as text } from '../../text/office/import.ts'

interface Props {
  isDisabled: boolean
  onFile(file: File): void
}

/** The browser's own field for files: it takes a drop, too. */
export function FileChoice({ isDisabled, onFile }: Props) {
  return (
    <div className="rounded-card border border-sand-200 bg-white p-5">
      <p className="max-w-3xl">{text.intro}</p>
      <ul className="mt-2 max-w-3xl list-disc pl-5 text-sm text-sea-800">
        {text.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <label htmlFor="import-file" className="mt-4 mb-1 block font-semibold text-sea-900">
        {text.file}
      </label>
      <input
        id="import-file"
        type="file"
        name="file"
        accept=".xlsx,.csv"
        disabled={isDisabled}
        aria-describedby="import-file-hint"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that the same file, mended meanwhile, can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
        className="block w-full max-w-xl cursor-pointer rounded-lg border-2 border-dashed border-sea-200 bg-white p-3 file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-lg file:border-0 file:bg-sea-100 file:px-4 file:font-semibold file:text-sea-900 disabled:opacity-60"
      />
      <p id="import-file-hint" className="mt-1 text-sm text-sea-700">
        {text.fileHint}
      </p>
    </div>
  )
}
