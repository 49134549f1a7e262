import type { ProfileLinks } from '../../schemas/service.ts';

export const profileLinks: ProfileLinks = {
  all: [
    { text: 'Compare', path: '/compare' },
    { text: 'Merge', path: '/merge' },
    { text: 'Build a profile', path: '/profile-drafts' },
  ],
  listLinks({ profile, saving }) {
    const id = profile.id.split('/').map(encodeURIComponent).join('/');
    return [
      { text: 'Compare', path: `/compare?profiles=${id}` },
      { text: 'Merge', path: `/merge?profiles=${id}` },
      { text: 'Customize this profile', path: `/profile-drafts/new?parent=${id}` },
      { text: 'Use in a new project', path: `/hub/projects/new?profile=${id}`, isButton: true },
      ...(saving === undefined ? [] : [{ text: 'Delete', path: `/saved-profiles/${id}/delete` }]),
    ];
  },
};
