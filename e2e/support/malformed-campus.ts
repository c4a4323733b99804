import { createServer } from 'node:http';
import { type Behaviour, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { freePort } from './process.ts';

export const longName = `Prof. Dr. ${'Bahadur'.repeat(16)}`.slice(0, 120);
export const longMessage = Array.from(
  { length: 40 },
  (_, index) => `Paragraph ${index + 1}. ${'word '.repeat(98)}`,
).join('\n\n');

const person = (id: number, department = '') => ({
  id,
  fullName: id === 1 ? longName : `Person ${id}`,
  department,
  designation: id === 2 ? 'One' : '',
  profilePic: id === 1 ? 'gone.jpg' : 'N/A',
  about: id === 1 ? longMessage : null,
});

/** Unusual content of a campus; `files` by stored name, any other is 404. */
export interface MalformedContent {
  introduction?: string;
  notices?: unknown[];
  albums?: unknown[];
  /** Names of the stored files in the QAA list. */
  qaaFiles?: string[];
  files?: Record<string, Behaviour>;
}

/** Departments of the few people of the office. */
const departments = ['Physics', 'Physics', 'Botany', 'Botany', 'Zoology'];

/** A campus API with valid but extreme content: 500 teachers without departments, a long message, and `content`. */
export async function startMalformedCampus(content: MalformedContent): Promise<{ url: string; stop: () => void }> {
  const { introduction = '', notices = [], albums = [], files = {}, qaaFiles = [] } = content;
  const teachers = Array.from({ length: 500 }, (_, index) => person(index + 1));
  const office = departments.map((department, index) => person(index + 601, department));
  const responses: Record<string, unknown> = {
    '/counter': { body: { visit: 1 } },
    '/contact?id=1': { body: { campusIntroduction: introduction } },
    '/staffs/searchEmpByType?id=1&keyId=3': { body: teachers },
    '/staffs/searchEmpByType?id=2&keyId=4': { body: office },
    '/staffs/searchCommittee': { body: [[person(1)]] },
    '/notice/?depId=null': { body: notices },
    '/notice/?depId=12': { body: notices },
    '/notice/search?search=&limit=7&offset=0': { body: notices },
    '/gallery/all': { body: albums },
    '/qaa/getQaaDocc': { body: qaaFiles.map((name) => ({ doccName: name, doccLink: name })) },
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const [, fileName] = /^\/images\/(.*)$/.exec(url) ?? [];
    if (fileName !== undefined) {
      Promise.resolve((files[fileName] ?? statusReply(404))(response, request)).catch(() => response.destroy());
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(responses[url] ?? { body: [] }));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
