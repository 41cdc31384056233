import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function Settings() {
  return <Screen title={adminText.screens.settings} />
}
