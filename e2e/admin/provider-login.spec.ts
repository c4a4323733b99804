import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect } from '#e2e/support/admin.ts';
import { oidcClient } from '#e2e/support/oidc-provider.ts';
import { isLoggedIn, linkAddress, logInAs, test, withName, words } from '#e2e/support/university.ts';

const { provider, home, accounts } = words;

test('a linked person logs in by the provider; others are refused, also a later owner of the address', async ({
  university,
  person,
}) => {
  const heading = person.getByRole('heading', { level: 1 });
  await logInAs(person, 'maya');
  await expect(heading).toHaveText(provider.refusedTitle);
  await expect(person.getByRole('alert')).toHaveText(
    withName(provider.notLinked, { email: 'maya@university.example' }),
  );
  await expectAccessible(person);
  expect(await isLoggedIn(person)).toBe(false);

  await linkAddress(person, 'not an address');
  await expect(person.getByRole('alert')).toContainText(provider.noEmail);
  await expectAccessible(person);
  await person.getByLabel(withName(provider.email)).fill('Maya@University.example ');
  await person.getByRole('button', { name: accounts.save }).click();
  await expect(person.getByRole('status')).toHaveText(provider.saved);
  await person.context().clearCookies({ name: 'admin-session' });

  university.addresses.set('unverified', 'maya@university.example');
  await logInAs(person, 'unverified');
  await expect(person.getByRole('alert')).toHaveText(withName(provider.refused));
  await logInAs(person, 'maya', '/notices');
  await expect(heading).toHaveText(words.notices.title);
  expect(await isLoggedIn(person)).toBe(true);
  await person.context().clearCookies({ name: 'admin-session' });
  // The provider gives her address to another person later.
  university.addresses.set('maya', 'maya.gurung@university.example').set('other', 'maya@university.example');
  await logInAs(person, 'other');
  await expect(heading).toHaveText(provider.refusedTitle);
  expect(await isLoggedIn(person)).toBe(false);
  await logInAs(person, 'maya');
  await expect(heading).toHaveText(home.title);
  expect(university.admin.output()).not.toContain(oidcClient.secret);
});
