/** The words around the stories; each story goes out of sight with the profile it belongs to, so they lie elsewhere. */
export const SUCCESS = `---
title: "Success Stories"
description: "People who were seen, in their own words."
lede: "People who were seen, in their own words."
---
`;
