import fakeDataProvider from 'ra-data-fakerest'
import { Admin, Datagrid, List, Pagination, Resource, SelectInput, TextField, TextInput } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { contents, types } from './rows.mjs'

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="type"
    source="type"
    label="Type"
    alwaysOn
    emptyText="Tous"
    choices={types.map((type) => ({ id: type, name: type }))}
  />,
]

function ContentList() {
  return (
    <List
      filters={filters}
      perPage={100}
      pagination={<Pagination rowsPerPageOptions={[100]} />}
      disableSyncWithLocation
    >
      <Datagrid>
        <TextField source="titre" label="Titre" />
        <TextField source="type" label="Type" />
        <TextField source="Description" label="Description" />
      </Datagrid>
    </List>
  )
}

createRoot(document.querySelector('#root')).render(
  <Admin dataProvider={fakeDataProvider({ contents: contents(5000) })} disableTelemetry>
    <Resource name="contents" list={ContentList} />
  </Admin>,
)
