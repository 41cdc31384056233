import { useSyncedControl } from '../../ui/filter-controls.tsx'
import { useWrittenLineLanguage } from '../../written.tsx'

interface Props {
  name: string
  legend: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: readonly string[]
}

/** Several values of one filter, each a box to tick. */
export function ChoiceBoxes({ name, legend, options, chosen }: Props) {
  return (
    <fieldset className="choice-boxes">
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <ChoiceBox key={value} name={name} value={value} label={label} isChosen={chosen.includes(value)} />
      ))}
    </fieldset>
  )
}

interface BoxProps {
  name: string
  value: string
  label: string
  isChosen: boolean
}

export function ChoiceBox({ name, value, label, isChosen }: BoxProps) {
  const box = useSyncedControl<HTMLInputElement>(isChosen ? '1' : '')
  const languageOf = useWrittenLineLanguage()
  return (
    <label className="choice-box" lang={languageOf(label)}>
      <input ref={box} type="checkbox" name={name} value={value} defaultChecked={isChosen} className="box" />
      {label}
    </label>
  )
}
