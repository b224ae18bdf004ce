import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { civilStates, sexes } from '@/contract/accounts'
import { BirthdayField } from '@/ui/fields/birthday-field'
import { SelectField } from '@/ui/fields/select-field'
import type { Bind } from './labels'
import styles from './registration-form.module.css'

const civil: Record<(typeof civilStates)[number], MessageDescriptor> = {
  Célibataire: msg`Célibataire`,
  'Marié(e)': msg`Marié(e)`,
  'Divorcé(e)': msg`Divorcé(e)`,
  'Veuf(ve)': msg`Veuf(ve)`,
}
const sex: Record<(typeof sexes)[number], MessageDescriptor> = { masculin: msg`Masculin`, feminin: msg`Féminin` }

/** What only a citizen is asked. */
export function PersonalFields({ bind }: { bind: Bind }) {
  const { t } = useLingui()
  const { id, label, error } = bind('datenaissance')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Votre état civil</Trans>
      </legend>
      <SelectField
        {...bind('etat_civil')}
        autoComplete="off"
        empty={t`Choisissez`}
        choices={civilStates.map((value) => ({ value, label: t(civil[value]) }))}
      />
      <BirthdayField id={id} label={label} error={error} hint={t`À partir de 18 ans. Exemple : 7 3 1990`} />
      <SelectField
        {...bind('sexe')}
        autoComplete="sex"
        empty={t`Choisissez`}
        choices={sexes.map((value) => ({ value, label: t(sex[value]) }))}
      />
    </fieldset>
  )
}
