// A HAR of the network tools, with secrets in every place where a browser writes them.

/** Fifty secrets, named after their places in the HAR below. */
export const secrets = {
  bearer: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJlLTAx',
  cookie: 'fr8sEssionV4lue02',
  otherCookie: 'laravel03c00kieV4lue',
  setCookie: 'neW5essionV4lue04',
  csrf: 'xsrf05tokenValue',
  apiKey: 'cle-api-06-valeur',
  basicUser: 'basile07utilisateur',
  basicPassword: 'Basique08!secret',
  queryToken: 'lien09signature',
  queryEmail: 'requete10@ngono.example',
  queryPhone: '699101112',
  pathEmail: 'chemin11@mballa.example',
  loginEmail: 'connexion12@cdec.example',
  loginPassword: 'MotDePasse13#',
  issuedToken: '17|AbCdEfGhIjKlMnOpQrStUvWxYz012345',
  firstName: 'Désiré',
  lastName: 'Tchoupo',
  registeredName: 'Yvonne Essomba-Bikélé',
  registeredEmail: 'yvonne.essomba18@courriel.example',
  registeredPassword: 'Inscription19$',
  street: '12 rue Joss, Bonanjo',
  phone: '+237 6 77 20 21 22',
  fiscalNumber: 'P023456789012Q',
  birthday: '1987-03-24',
  birthplace: 'Nkongsamba',
  partName: 'Fatimatou',
  partPhone: '655 25 26 27',
  partPassword: 'multipart26Secret',
  partEmail: 'partie27@mbarga.example',
  fileName: 'cni-atangana-28.pdf',
  formPassword: 'encode29Motdepasse',
  formEmail: 'formulaire30@abena.example',
  meName: 'Zacharie Ewane',
  meEmail: 'moi31@ewane.example',
  avatar: '/storage/avatars/portrait-32-ewane.png',
  rememberToken: 'souvenir33jetonLong',
  userPhone: 691343536,
  userPassword: '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  subscriber: 'abonnee34@njoya.example',
  partner: 'Cabinet Moukoko',
  editor: 'Ousmanou',
  editorEmail: 'redaction35@bello.example',
  note: 'dossier confidentiel 36/B',
  signedUrl: 'deadbeef37deadbeef37deadbeef37deadbeef37',
  uuid: '0f38c1de-38aa-4bbb-8ccc-123456789abc',
  address: '197.159.38.39',
  inMessage: 'message39@talla.example',
  inTrace: 'SELECT 40 FROM comptes WHERE solde',
  inPage: 'DB_PASSWORD=page41secret',
  inBroken: 'coupe42@messina.example',
} as const

const pair = (name: string, value: unknown) => ({ name, value: String(value) })
const json = (value: unknown, mimeType = 'application/json') => ({ mimeType, text: JSON.stringify(value) })
const host = 'https://fournisseur.example'

function entry(method: string, path: string, status: number, content: object, more: object = {}) {
  const startedDateTime = `2026-11-25T10:00:${String((count += 1)).padStart(2, '0')}.000Z`
  const request = { method, url: host + path, headers: [pair('Accept-Language', 'fr')], ...more }
  return { startedDateTime, time: 120.4, request, response: { status, headers: [], content } }
}
let count = 0

const multipart = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--x\r\nContent-Disposition: form-data; name="piece"; filename="${secrets.fileName}"\r\n\r\n%PDF\r\n`
  return { mimeType: 'multipart/form-data; boundary=x', text: `${parts.join('')}${file}--x--\r\n` }
}

const s = secrets
const title = `Entretien avec ${s.firstName} ${s.lastName}, tél. 6 77 20 21 22, pour ${s.meEmail}`

/** The HAR. Its published texts name people of the other calls. */
export const secretHar = {
  log: {
    version: '1.2',
    entries: [
      {
        startedDateTime: '2026-11-25T09:00:00Z',
        time: 1,
        request: { method: 'GET', url: `${host}/publications` },
        response: { status: 200 },
      },
      entry('POST', '/api/login', 200, json({ user: { name: s.meName }, access_token: s.issuedToken }), {
        headers: [
          pair('Cookie', `session=${s.cookie}; laravel_session=${s.otherCookie}`),
          pair('X-XSRF-TOKEN', s.csrf),
        ],
        postData: json({ email: s.loginEmail, password: s.loginPassword }),
      }),
      {
        ...entry(
          'GET',
          '/api/me',
          200,
          json({
            data: {
              data: {
                id: 4,
                name: s.meName,
                email: s.meEmail,
                type_user: 'administrateur',
                avatar: s.avatar,
                remember_token: s.rememberToken,
                datenaissance: s.birthday,
              },
            },
          }),
          {
            headers: [pair('Authorization', `Bearer ${s.bearer}`), pair('X-Api-Key', s.apiKey)],
          },
        ),
      },
      entry(
        'GET',
        `/api/users?search=${s.partName}&email=${encodeURIComponent(s.queryEmail)}&telephone=${s.queryPhone}&token=${s.queryToken}`,
        200,
        json({
          data: {
            data: [
              {
                id: 5,
                name: `${s.firstName} ${s.lastName}`,
                telephone: s.userPhone,
                password: s.userPassword,
                created_at: `${s.birthday}T09:00:00Z`,
              },
              { id: 6, name: s.partner, type_user: 'partenaire' },
            ],
          },
        }),
        {
          headers: [pair('Authorization', `Basic ${btoa(`${s.basicUser}:${s.basicPassword}`)}`)],
        },
      ),
      entry(
        'GET',
        `/api/users/${encodeURIComponent(s.pathEmail)}`,
        404,
        json({ message: `Aucun compte pour ${s.inMessage} depuis ${s.address}.` }),
      ),
      entry(
        'POST',
        '/api/register/usager',
        422,
        json({
          message: 'Refusé',
          errors: { email: [`${s.registeredEmail} est déjà pris.`] },
          trace: [{ sql: s.inTrace }],
        }),
        {
          postData: json({
            name: s.registeredName,
            email: s.registeredEmail,
            password: s.registeredPassword,
            adresse: s.street,
            numero_telephone: s.phone,
            numero_fiscal: s.fiscalNumber,
            datenaissance: s.birthday,
            lieu: s.birthplace,
          }),
        },
      ),
      entry(
        'POST',
        '/api/register/partenaire',
        500,
        { mimeType: 'text/html', text: `<h1>Error</h1><pre>${s.inPage} ${s.registeredName}</pre>` },
        {
          postData: multipart({
            name: s.partName,
            telephone: s.partPhone,
            password: s.partPassword,
            email: s.partEmail,
          }),
        },
      ),
      entry('POST', '/api/contact', 200, json({ recu: s.note, par: s.birthplace }), {
        postData: {
          mimeType: 'application/x-www-form-urlencoded',
          text: `password=${s.formPassword}&email=${encodeURIComponent(s.formEmail)}`,
        },
      }),
      entry('GET', '/api/subscribers', 200, json({ data: [{ id: 1, email: s.subscriber }] })),
      {
        ...entry('GET', '/api/interviews', 200, {}),
        response: {
          status: 200,
          headers: [pair('Set-Cookie', `session=${s.setCookie}; Path=/; HttpOnly`)],
          content: json([
            {
              id: 1,
              slug: 'a-b',
              titre: title,
              date: '2026-09-01',
              source: `https://crtv.example/a?signature=${s.signedUrl}`,
              details: {
                introduction: `Par ${s.partner}, né à ${s.birthplace}`,
                contenu: `<p>${s.street}, ${s.fiscalNumber}, ${s.uuid}, ${s.fileName}</p>`,
              },
              cree_par: { prenom: s.editor, contact: s.editorEmail },
            },
          ]),
        },
      },
      entry('GET', '/api/publications', 200, {
        mimeType: 'application/json',
        text: `{"data":[{"title":"${s.inBroken}`,
      }),
      { ...entry('GET', '/api/stats', -1, {}), response: { status: -1, _failureText: 'net::ERR_CONNECTION_RESET' } },
      entry('GET', '/api/stats', 200, {
        mimeType: 'application/json',
        encoding: 'base64',
        text: btoa(JSON.stringify([{ id: 1, label: 'Bilan', value: 3917 }])),
      }),
      entry('GET', '/api/files/pictures/seat-0.svg', 200, { mimeType: 'image/svg+xml', text: '<svg/>' }),
      { ...entry('GET', '/api/slides', 0, {}), response: { status: 0, _error: 'net::ERR_ABORTED' } },
    ],
  },
}
