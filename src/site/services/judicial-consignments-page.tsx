import { judicialConsignments } from './judicial-consignments'
import { ServicePage } from './service-page'

export function JudicialConsignmentsPage() {
  return <ServicePage service={judicialConsignments} />
}
