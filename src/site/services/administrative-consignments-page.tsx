import { administrativeConsignments } from './administrative-consignments'
import { ServicePage } from './service-page'

export function AdministrativeConsignmentsPage() {
  return <ServicePage service={administrativeConsignments} />
}
