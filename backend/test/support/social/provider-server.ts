import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';
import { CLIENT, PEOPLE } from './people';

/**
 * Two sign-in providers on loopback, as a program of its own: tsx provider-server.ts <site> [port for Google] [port for Facebook].
 * One speaks OpenID Connect, the other OAuth 2 with a profile endpoint. Its first line of output is their URLs as JSON.
 */
const [site = 'http://localhost:8080', googlePort = '0', facebookPort = '0'] = process.argv.slice(2);
const FACEBOOK = 'https://www.facebook.com';

function settings(callback: string, scopes: string[]): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${site}${callback}`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Google puts the claims into the ID token as well.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of these tests'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...personOf(id) }) }),
  };
}

function personOf(id: string): Readonly<Record<string, unknown>> {
  return Object.entries(PEOPLE).find(([name]) => name === id)?.[1] ?? {};
}

async function listen(port: string): Promise<{ server: Server; url: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Responds like the Graph API: needs the token and its proof, and returns only the fields asked for. */
async function answerProfile(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const query = new URL(request.url ?? '', FACEBOOK).searchParams;
  const token = request.headers.authorization?.replace(/^Bearer /u, '') ?? '';
  const proof = createHmac('sha256', CLIENT.secret).update(token).digest('hex');
  const found = await provider.AccessToken.find(token);
  response.setHeader('content-type', 'application/json');
  if (!found || query.get('appsecret_proof') !== proof) return void response.writeHead(400).end('{"error":{"type":"OAuthException"}}');
  const person = personOf(found.accountId);
  const profile = { id: found.accountId, first_name: person['given_name'], last_name: person['family_name'], email: person['email'] };
  const asked = query.get('fields')?.split(',') ?? ['id'];
  response.end(JSON.stringify(Object.fromEntries(Object.entries(profile).filter(([name]) => asked.includes(name)))));
}

async function main(): Promise<void> {
  const google = await listen(googlePort);
  const openId = new Provider(google.url, settings('/google/callback', ['openid', 'email', 'profile'])).callback();
  google.server.on('request', (request: IncomingMessage, response: ServerResponse) => void openId(request, response));
  const facebook = await listen(facebookPort);
  const provider = new Provider(FACEBOOK, settings('/facebook/callback', ['email', 'public_profile']));
  const oauth = provider.callback();
  facebook.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void (request.url?.startsWith('/me?') ? answerProfile(provider, request, response) : oauth(request, response));
  });
  process.stdout.write(`${JSON.stringify({ google: google.url, facebook: facebook.url })}\n`);
}

void main();
