export { AdministrativeConsignmentsPage } from '@/site/services/administrative-consignments-page'
export { ConventionalConsignmentsPage } from '@/site/services/conventional-consignments-page'
export { DepositsPage } from '@/site/services/deposits-page'
export { JudicialConsignmentsPage } from '@/site/services/judicial-consignments-page'
