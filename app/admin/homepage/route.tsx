import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function Homepage() {
  return <Screen title={adminText.screens.homepage} />
}
