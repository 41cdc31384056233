import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function Contacts() {
  return <Screen title={adminText.screens.contacts} />
}
